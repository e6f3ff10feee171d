import type { SecondaryMessages } from '../catalogue.ts';

export const shares: SecondaryMessages['shares'] = {
  empty: 'No share collections yet',
  toAlbums: 'Share from an album',
  loadFailed: 'Share collections could not be loaded, reload',
  refreshFailed: 'Share collections could not be refreshed, please retry later',
  list: 'Share collections',
  total: '{count, plural, one {# share collection} other {# share collections}}',
  sort: 'Sort',
  reload: 'Refresh',
  manage: 'Manage collections',
  selected:
    '{count, plural, =0 {Select collections} one {# collection selected} other {# collections selected}}',
  actions: 'Actions for the selected collections',
};
