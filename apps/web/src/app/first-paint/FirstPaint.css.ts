import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';
import * as list from '../../shared/photoList/PhotoList.css.ts';

export const paint = style({});

/** Text that is typed before the application is there would be lost: the fields come with it. */
globalStyle(`${paint} input`, { visibility: 'hidden' });

export const photo = style({ position: 'fixed', inset: 0, background: vars.color.viewerSurface });

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

/** Clipped at the window's edge on a phone: its scrollbar would be shown, and fade while the scripts run. */
export const clipped = style({ '@media': { [media.phone]: { height: '100dvh', overflow: 'hidden' } } });

/** Without a height where the row of memories is hidden for the day. */
export const memories = style([
  list.memories,
  { selectors: { ':root[data-memories=hidden] &': { display: 'none' } } },
]);
