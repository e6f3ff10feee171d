// A file of its own: the target of a dynamic import.
export { PlaceMap } from '@xiangji/blocks';
