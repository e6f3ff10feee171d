/** Stands between the parts of a sealed secret (the unit separator, which no field name or number contains). */
export const SEAL_SEPARATOR = '\u001f';
