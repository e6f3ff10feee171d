import { vars } from '../theme/contract.css.ts';
import { recipe } from '../theme/layered.ts';

const { color, space } = vars;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '20px',
    padding: `0 ${space[2]}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { background: color.surfaceActive, color: color.text },
      accent: { background: color.accentSoft, color: color.accentText },
      positive: { background: color.positiveSoft, color: color.positiveText },
      warning: { background: color.warningSoft, color: color.warningText },
      critical: { background: color.criticalSoft, color: color.criticalText },
      info: { background: color.infoSoft, color: color.infoText },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
