import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const area = style({
  display: 'block',
  minHeight: '4.8em',
  maxHeight: '40vh',
  paddingBlock: vars.space[2],
  resize: 'none',
  // Grows with its text where the browser can; elsewhere it scrolls.
  ...({ fieldSizing: 'content' } as Record<string, string>),
});
export const foot = style({
  alignSelf: 'flex-end',
  marginTop: `calc(-1 * ${vars.space[1]})`,
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.criticalText } },
});
