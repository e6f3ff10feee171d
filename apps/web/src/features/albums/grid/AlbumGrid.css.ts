import { style } from '@vanilla-extract/css';

export const list = style({ position: 'relative', listStyle: 'none', margin: 0, padding: 0 });

export const place = style({ position: 'absolute', top: 0, left: 0 });
