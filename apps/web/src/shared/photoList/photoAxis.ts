export { PhotoAxis } from '@xiangji/photo-grid';
