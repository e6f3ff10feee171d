// A file of its own: the target of a dynamic import.
export { AmapBase } from '@xiangji/blocks';
