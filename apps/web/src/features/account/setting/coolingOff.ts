/** Days in which the deletion of an account can be taken back. */
export const COOLING_OFF_DAYS = 14;
