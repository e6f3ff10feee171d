import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

/** The colours of a checkmark by pointer state; the colours of a forced-colors mode replace them. */
export const edge = createVar();
/** Set by the pointer state only: at rest each mark has a background of its own. */
export const ground = createVar();
/** Background of a selected mark, and the colour of its symbol. */
export const selected = createVar();
export const onSelected = createVar();

/**
 * The colours of a checkbox, a radio and a switch. The whole label can be pressed, so the whole label reacts to the
 * pointer; `:where` keeps these rules below the rule of an error.
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
