/** Name of the journal's IndexedDB. */
export const JOURNAL_NAME = 'xiangji-upload';
