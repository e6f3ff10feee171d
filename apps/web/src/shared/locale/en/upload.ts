import type { Messages } from '../catalogue.ts';

export const upload: Messages['upload'] = {
  dropHint: 'JPG, PNG, GIF, HEIC, AVIF, TIFF, BMP, WebP',
  dropHintMovies: 'JPG, PNG, GIF, HEIC, AVIF, TIFF, BMP, WebP, MP4, MOV, WebM',
  unsupported: '{count, plural, one {# file} other {# files}} ({extensions}) cannot be uploaded yet',
  separator: ', ',
  nothing: 'There is nothing to upload',
  stopped: 'The upload has stopped',
  summary: '{success, number} uploaded, {failure, number} failed',
  summaryOk: '{success, plural, one {# photo} other {# photos}} uploaded',
  allFailed: 'All uploads failed',
  openAlbum: 'Open album',
  leave: 'The upload has not finished. Leave anyway?',
  missing:
    '{count, plural, one {# file has} other {# files have}} to be selected again. Uploaded files are not sent twice.',
  looseName: 'Others',
  takeoutAlbum: 'Google Photos',
  csvFile: 'File',
  csvAlbum: 'Album',
  csvState: 'Result',
  csvReason: 'Reason',
  states: {
    stored: 'Stored',
    duplicate: 'Already in the album',
    refused: 'Not stored',
    cancelled: 'Cancelled',
    copy: 'Also in an album, not uploaded twice',
    trashed: "In Google's bin, not uploaded",
    unsupported: 'Unsupported type, not uploaded',
  },
};
