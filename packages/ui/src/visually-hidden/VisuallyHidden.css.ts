import { visuallyHidden } from '@xiangji/internal/visuallyHidden';
import { style } from '../theme/layered.ts';

export const hidden = style(visuallyHidden);
