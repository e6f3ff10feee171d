import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export { title } from '../../shared/page/texts.css.ts';

const SHEET_WIDTH = 400;

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { placeItems: 'start center', background: vars.color.surface } },
});

export const sheet = style({
  width: '100%',
  maxWidth: SHEET_WIDTH,
  padding: vars.space[6],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.phone]: {
      padding: `${vars.space[6]} 0`,
      background: 'none',
      borderColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

export const head = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

/** For password managers, which need the account's name. */
export const owner = style({ display: 'none' });

/** Another way on, below the form. */
export const other = style({ textAlign: 'center' });
