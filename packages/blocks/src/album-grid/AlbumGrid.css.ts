import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({ position: 'relative', listStyle: 'none', margin: 0, padding: 0 });

/** Contained: a change inside lays out nothing around it. */
export const place = style({ position: 'absolute', top: 0, left: 0, contain: 'layout style size' });
