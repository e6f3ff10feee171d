import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export { list, note, row, strong, words } from '../account/account.css.ts';

/** Shows fields next to each other if there is space. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});

export const choice = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minWidth: 0 });

export const choiceName = style({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium });

/** A hidden field for password managers, which need the name of the account. */
export const owner = style({ display: 'none' });
