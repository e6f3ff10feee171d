import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export { list, note, row, strong, time, words } from '../account/account.css.ts';

export const code = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] });

export const fields = style({ display: 'grid', flex: '1 1 260px', gap: vars.space[4], minWidth: 0 });
