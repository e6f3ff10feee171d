import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const area = style({
  display: 'block',
  minHeight: '4.8em',
  maxHeight: '40vh',
  paddingBlock: vars.space[2],
  resize: 'none',
  // Grows with its text where the browser supports it; elsewhere it scrolls.
  ...({ fieldSizing: 'content' } as Record<string, string>),
});
export const foot = style({
  flex: 'none',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.criticalText } },
});
