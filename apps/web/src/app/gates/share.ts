export { beginPublicShare } from '../../features/public-share/publicShare.queries.ts';
export { ShareGate } from './ShareGate.tsx';
