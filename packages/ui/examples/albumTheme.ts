import { assignVars, style } from '@vanilla-extract/css';
import { lightValues, type ThemeValues, vars } from '@xiangji/ui/theme';

const values: ThemeValues['color'] = { ...lightValues.color, accent: 'oklch(0.5 0.125 35)' };
export const albumTheme = style({ vars: assignVars(vars.color, values) });
