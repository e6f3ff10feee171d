export { AmapBase, type AmapBaseProps } from './AmapBase.tsx';
export { AmapPlace, type AmapPlaceProps } from './AmapPlace.tsx';
