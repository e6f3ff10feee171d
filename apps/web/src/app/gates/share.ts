export { beginPublicShare } from '../../features/public-share/beginPublicShare.ts';
export { ShareGate } from './ShareGate.tsx';
