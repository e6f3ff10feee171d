// Texts of rarely opened pages: a chunk of their own, so that the first screen does not wait for them.
export { account } from './zh-CN/account.ts';
export { activity } from './zh-CN/activity.ts';
export { map } from './zh-CN/map.ts';
export { recovery } from './zh-CN/recovery.ts';
export { recycle } from './zh-CN/recycle.ts';
export { shares } from './zh-CN/shares.ts';
export { shareTarget } from './zh-CN/shareTarget.ts';
export { similar } from './zh-CN/similar.ts';
export { vip } from './zh-CN/vip.ts';
