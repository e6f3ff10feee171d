import type { SecondaryMessages } from '../catalogue.ts';

export const recycle: SecondaryMessages['recycle'] = {
  title: 'Recycle bin',
  empty: 'Nothing here',
  loadFailed: 'The recycle bin failed to load, reload',
  refreshFailed: 'The recycle bin could not be refreshed, please retry later',
  backTitle: 'Restore {count, plural, one {# photo} other {# photos}}?',
  backText: 'Photos go back to the albums they were in; an album that was deleted is made again.',
  toTitle: 'Restore {count, plural, one {# photo} other {# photos}} to an album',
  restoreConfirm: 'Restore {count, plural, one {# photo} other {# photos}}',
  removeTitle: 'Delete {count, plural, one {# photo} other {# photos}} for good?',
  removeAllTitle:
    'Empty the recycle bin and delete {count, plural, one {# photo} other {all # photos}} for good?',
  removeText: 'Photos deleted for good cannot be restored.',
  removeConfirm: 'Delete {count, plural, one {# photo} other {# photos}} for good',
  password: 'Login password',
  passwordRequired: 'Please enter the login password',
  restored: '{count, plural, one {# photo} other {# photos}} restored',
  restoredMerged:
    '{count, plural, one {# photo} other {# photos}} restored, {merged, number} of them were in the album already',
  restoredTo: '{count, plural, one {# photo} other {# photos}} restored to “{name}”',
  restoredToMerged:
    '{count, plural, one {# photo} other {# photos}} restored to “{name}”, {merged, number} of them were there already',
  removed: '{count, plural, one {# photo} other {# photos}} deleted for good, {size} freed',
  restoring: '{count, plural, one {Restoring # photo} other {Restoring # photos}}',
  removing: '{count, plural, one {Deleting # photo for good} other {Deleting # photos for good}}',
  showGrid: 'Grid',
  showList: 'List',
};
