import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export { figure, note } from '../account/account.css.ts';

export const counts = style({
  margin: 0,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
});

export const count = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const cell = style({ whiteSpace: 'nowrap', verticalAlign: 'top' });

export const bytes = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
});
