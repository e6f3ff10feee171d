import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const page = style({ minHeight: '100dvh', background: vars.color.surface, outline: 'none' });

export const codePage = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  background: vars.color.surface,
});

export const notice = style({ padding: `${vars.space[3]} ${vars.space[5]} 0` });

/** As high as the bar will be: nothing moves when it appears. */
export const barSpace = style({ height: vars.size.bar, borderBlockEnd: `1px solid ${vars.color.border}` });
