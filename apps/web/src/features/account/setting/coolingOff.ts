/** Days in which the deletion of an account can be cancelled. */
export const COOLING_OFF_DAYS = 14;
