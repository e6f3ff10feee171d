import type { Messages } from '../catalogue.ts';

export const albums: Messages['albums'] = {
  title: 'Albums',
  count:
    '{nodes, plural, one {# album-set} other {# album-sets}}, {leaves, plural, one {# album} other {# albums}}',
  empty: 'No albums yet, create one',
  create: 'New album',
  name: 'Album name',
  nameRequired: 'Please enter an album name',
  created: 'Album created',
  loadFailed: 'Album list failed to load, reload',
  refreshFailed: 'Album list refresh failed, please retry later',
  confirm: 'Create',
  list: 'Album list',
  renamed: 'Renamed',
  albumRemoved: 'Album deleted',
  setRemoved: 'Album-set deleted',
  undone: 'Undone',
  setCreated: 'Album-set created',
  addToSet: 'Add to the set',
  added: 'Added to the set',
  movedIn: 'Moved into “{name}”',
  movedOut: 'Moved out of the set',
  arranged: 'Custom order saved',
  arrangeHint: 'Drag or use the buttons; saving sets the custom order',
};
