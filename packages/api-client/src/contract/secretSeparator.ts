/** Separates the parts of an encrypted secret. It is the unit separator, which no field name or number contains. */
export const SECRET_SEPARATOR = '\u001f';
