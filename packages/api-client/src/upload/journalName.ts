/** Name of the IndexedDB of the journal. */
export const JOURNAL_NAME = 'xiangji-upload';
