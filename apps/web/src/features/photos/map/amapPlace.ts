// A file of its own: the target of a dynamic import.
export { AmapPlace } from '@xiangji/blocks';
