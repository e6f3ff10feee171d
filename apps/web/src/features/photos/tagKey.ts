/** Key of the address that leaves the photos of one keyword (spec §2 'an optional query key'). */
export const TAG_KEY = 'query';
