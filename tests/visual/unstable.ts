/**
 * Stories that cannot be held still, by id, each with its reason. The place for a reason is the story itself
 * (`parameters.visual.skip`); what stands here waits to be moved there.
 */
export const unstable: Readonly<Record<string, string>> = {};
