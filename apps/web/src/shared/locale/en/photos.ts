import type { Messages } from '../catalogue.ts';

export const photos: Messages['photos'] = {
  title: 'Photos',
  empty: 'No photos yet, upload some',
  loadFailed: 'Photos failed to load, reload',
  infoFailed: 'Album details failed to load',
  total: '{photos, plural, one {# photo} other {# photos}}',
  totalVideos:
    '{photos, plural, one {# photo} other {# photos}}, {videos, plural, one {# video} other {# videos}}',
  showInTimeline: 'Show in the timeline',
  upload: 'Upload photos',
  today: 'Today',
  yesterday: 'Yesterday',
  loading: 'Loading photos',
  backToAlbums: 'Back to albums',
  more: 'More',
  description: 'Description',
  descriptionRequired: 'Please enter a description',
  described: 'Description changed',
  removeTitle: 'Delete {count, plural, one {# photo} other {# photos}}?',
  removeText: 'Deleted photos go to the recycle bin and can be restored to their album.',
  removeConfirm: 'Delete {count, plural, one {# photo} other {# photos}}',
  removed: 'Photos deleted',
  moveTitle: 'Move photos',
  moveConfirm: 'Move {count, plural, one {# photo} other {# photos}}',
  moved: 'Moved to “{name}”',
  movedMerged: 'Moved to “{name}”; {merged, number} were there already and went to the recycle bin',
  coverTitle: 'Set as album cover?',
  coverText: 'The current cover will be replaced.',
  coverSet: 'Cover set',
  undone: 'Undone',
  choiceLost: 'The list of photos has changed: some are no longer selected',
  zipBegun:
    '{count, plural, one {Downloading # original} other {Downloading # originals}}{damaged, plural, =0 {} one {, without # damaged one} other {, without # damaged ones}}',
  dated: '{count, plural, one {Date of # photo changed} other {Dates of # photos changed}}',
  favorites: 'Favorites',
  noFavorites: 'No favorites yet: press the heart of a photo',
  toPhotos: 'Browse photos',
  favorited:
    '{count, plural, =0 {Already in favorites} one {# photo added to favorites} other {# photos added to favorites}}',
  unfavorited:
    '{count, plural, =0 {Not in favorites} one {# photo removed from favorites} other {# photos removed from favorites}}',
};
