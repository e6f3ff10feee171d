/** Spec §2: the activities; an unknown one is invalid. */
export type Activity = 'VIP_FEEDBACK' | 'INVALID';

export function activityOf(category: string | null): Activity {
  return category?.toUpperCase() === 'VIP_FEEDBACK' ? 'VIP_FEEDBACK' : 'INVALID';
}
