// English texts of rarely opened pages.
export { account } from './en/account.ts';
export { activity } from './en/activity.ts';
export { map } from './en/map.ts';
export { recovery } from './en/recovery.ts';
export { recycle } from './en/recycle.ts';
export { shares } from './en/shares.ts';
export { shareTarget } from './en/shareTarget.ts';
export { similar } from './en/similar.ts';
export { vip } from './en/vip.ts';
