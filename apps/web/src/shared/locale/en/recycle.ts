import type { Messages } from '../catalogue.ts';

export const recycle: Messages['recycle'] = {
  title: 'Recycle bin',
  empty: 'Nothing here',
  loadFailed: 'The recycle bin failed to load, reload',
  refreshFailed: 'The recycle bin could not be refreshed, please retry later',
  summary:
    '{total, plural, one {# photo} other {# photos}}, {size} in all; each is deleted for good when its time is up',
  reload: 'Refresh',
  backAll: 'Restore all to their albums',
  toAll: 'Restore all to another album',
  removeAll: 'Empty the recycle bin',
  leave: 'Select none',
  selected: '{count, plural, one {# photo selected} other {# photos selected}}',
  choosePage: 'Select page',
  leavePage: 'Deselect page',
  actions: 'Actions for the selected photos',
  back: 'Restore to their albums',
  to: 'Restore elsewhere',
  remove: 'Delete for good',
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
