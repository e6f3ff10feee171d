export { beginPublicShare } from '@xiangji/app-data/publicShare/beginPublicShare';
export { ShareGate } from './ShareGate.tsx';
