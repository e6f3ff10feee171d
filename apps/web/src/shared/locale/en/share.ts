import type { Messages } from '../catalogue.ts';

export const share: Messages['share'] = {
  defaultName: 'New collection',
  added: 'Added to “{name}”',
  copied: 'Share link copied',
  copyFailed: 'Share link could not be copied',
  cardTitle: 'Share collection',
  privateNow: 'Now private',
  publicNow: 'Now public',
  exifKept: 'Downloads keep place and camera data',
  exifGone: 'Downloads leave out place and camera data',
  renamed: 'Name changed',
  renewed: 'Renewed, valid for {days} days',
  renewedEver: 'Renewed, never expires',
  codeReset: 'New code: {code}',
  ended: 'Share collection deleted',
  restored: 'Share collection restored',
};
