export { AmapPlace } from '@xiangji/blocks';
