export { PlaceMap } from '@xiangji/blocks';
