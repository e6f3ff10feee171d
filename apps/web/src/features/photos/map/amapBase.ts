export { AmapBase } from '@xiangji/blocks';
