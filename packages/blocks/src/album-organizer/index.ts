export { AlbumOrganizer, type AlbumOrganizerProps } from './AlbumOrganizer.tsx';
export type { OrganizerChanges } from './changes.ts';
export { freeName } from './freeName.ts';
export { type OrganizerLabels, organizerLabels } from './labels.ts';
export { OrganizerBar, type OrganizerBarProps } from './OrganizerBar.tsx';
export {
  type AlbumSort,
  type LevelId,
  listOf,
  type OrganizerAlbum,
  type OrganizerLevel,
  orderOf,
  treeOf,
} from './tree.ts';
export { type Organizer, type OrganizerOptions, useOrganizer } from './useOrganizer.ts';
