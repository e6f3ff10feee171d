import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

/** The border colour of a checkmark for the pointer state. In forced-colors mode, the system colours replace it. */
export const edge = createVar();
/** Background of a checkmark, set only by a pointer state. At rest, each mark has its own background. */
export const ground = createVar();
/** Background of a selected mark, and the colour of its symbol. */
export const selected = createVar();
export const onSelected = createVar();

/**
 * The colours of a checkbox, a radio and a switch. The whole label can be pressed, so the whole label reacts to the
 * pointer. `:where` gives these rules less specificity than the rule for an error.
 */
export const choiceMark = style({
  vars: {
    [edge]: color.borderStrong,
    [selected]: color.accent,
    [onSelected]: color.textOnAccent,
  },
  cursor: 'inherit',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}, border-color ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    ':where(:hover) > &:where(:not(:disabled))': {
      vars: { [edge]: color.textMuted, [ground]: color.surfaceHover, [selected]: color.accentHover },
    },
    ':where(:active) > &:where(:not(:disabled))': {
      vars: { [edge]: color.text, [ground]: color.surfaceActive, [selected]: color.accentActive },
    },
    '&[aria-invalid=true], [aria-invalid=true] &': {
      vars: { [edge]: color.critical, [selected]: color.critical, [onSelected]: color.textOnStatus },
    },
    ':hover > &[aria-invalid=true]:not(:disabled), [aria-invalid=true] :hover > &:not(:disabled)': {
      vars: { [edge]: color.criticalHover, [ground]: color.criticalSoft, [selected]: color.criticalHover },
    },
    '&:disabled': { opacity: 0.5 },
  },
});
