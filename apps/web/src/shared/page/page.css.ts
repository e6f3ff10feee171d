import { style } from '@vanilla-extract/css';

/** In the middle of the window. */
export const middle = style({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });
