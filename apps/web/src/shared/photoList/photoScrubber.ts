export { PhotoScrubber } from '@xiangji/photo-grid';
