/**
 * Stories that cannot be compared, by id, each with its reason. The place for a reason is the story itself
 * (`parameters.visual.skip`); entries here are to be moved there.
 */
export const unstable: Readonly<Record<string, string>> = {};
