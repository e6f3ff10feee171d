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
  removeTitle: 'Delete {count, plural, one {# photo} other {# photos}} permanently?',
  removeAllTitle:
    'Empty the recycle bin and delete {count, plural, one {# photo} other {all # photos}} permanently?',
  removeText: 'Photos that are deleted permanently cannot be restored.',
  removeConfirm: 'Delete {count, plural, one {# photo} other {# photos}} permanently',
  password: 'Login password',
  passwordRequired: 'Please enter the login password',
  restored: '{count, plural, one {# photo} other {# photos}} restored',
  restoredMerged:
    '{count, plural, one {# photo} other {# photos}} restored; {merged, number} of them were in the album already and stay in the recycle bin',
  restoredTo: '{count, plural, one {# photo} other {# photos}} restored to “{name}”',
  restoredToMerged:
    '{count, plural, one {# photo} other {# photos}} restored to “{name}”; {merged, number} of them were there already and stay in the recycle bin',
  removed: '{count, plural, one {# photo} other {# photos}} deleted permanently, {size} freed',
  restoring: '{count, plural, one {Restoring # photo} other {Restoring # photos}}',
  removing: '{count, plural, one {Deleting # photo permanently} other {Deleting # photos permanently}}',
  showGrid: 'Grid',
  showList: 'List',
};
