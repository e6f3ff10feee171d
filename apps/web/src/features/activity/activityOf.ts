/** Spec §2: the activities; whatever is not known is not valid. */
export type Activity = 'VIP_FEEDBACK' | 'INVALID';

export function activityOf(category: string | null): Activity {
  return category?.toUpperCase() === 'VIP_FEEDBACK' ? 'VIP_FEEDBACK' : 'INVALID';
}
