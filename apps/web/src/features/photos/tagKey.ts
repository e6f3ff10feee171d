/** Query parameter that filters photos by one keyword (spec §2 'an optional query key'). */
export const TAG_KEY = 'query';
