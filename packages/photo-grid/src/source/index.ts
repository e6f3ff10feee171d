export type { ItemSource } from '@xiangji/internal/items';
export { carrySelection, findSelection, loadedItems } from './carrySelection.ts';
export { createArraySource } from './itemSource.ts';
export { mapSource } from './mapSource.ts';
export {
  createPagedSource,
  type PagedSource,
  type PagedSourceOptions,
  type PageRange,
} from './pagedSource.ts';
export { partsOfRange, type SectionPart } from './partsOfRange.ts';
export type { PhotoSource } from './photoSource.ts';
export { rangeOfAnchor } from './rangeOfAnchor.ts';
