import type { ShareLabels } from './labels.ts';

/** Returns the periods of validity as options with texts. */
export const validityOptions = (validityDays: readonly number[], labels: ShareLabels) =>
  validityDays.map((days) => ({ value: days, label: days === 0 ? labels.ever : labels.days(days) }));
