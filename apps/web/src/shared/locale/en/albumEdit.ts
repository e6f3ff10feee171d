import type { Messages } from '../catalogue.ts';

export const albumEdit: Messages['albumEdit'] = {
  introUnsaved: 'The introduction is too long and not saved. Close anyway?',
  coverConfirm: 'Confirm',
  coverCancel: 'Cancel',
  coverReplaced: 'The present cover will be replaced.',
  coverUpdated: 'Cover updated',
  coverFailed: 'Cover update failed',
  coverUploadFailed: 'Cover upload error, please retry',
  coverSystemFailed: 'System error, please choose the cover again',
  coverSet: 'Cover set',
  updateFailed: 'Update failed',
  saved: 'Saved',
};
