import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

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

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
});

export const head = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

/** A hidden field for password managers, which need the name of the account. */
export const owner = style({ display: 'none' });

/** Another way to continue, below the form. */
export const footer = style({ textAlign: 'center' });
