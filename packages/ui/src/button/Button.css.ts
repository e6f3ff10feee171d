import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { recipe, style } from '../theme/layered.ts';
import { tint } from '../theme/tint.ts';

const { color, size, space, motion } = vars;

function filled(rest: string, hover: string, active: string) {
  return {
    background: rest,
    selectors: {
      '&:hover:not([aria-disabled=true], :disabled)': { background: hover },
      '&:active:not([aria-disabled=true], :disabled)': { background: active },
    },
  };
}

function tinted(soft: string, full: string) {
  const { rest, hover, active } = tint(soft, full);
  return filled(rest, hover, active);
}

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1.3,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.feedback,
    transitionTimingFunction: motion.standard,
    selectors: {
      '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
      '&:disabled': { opacity: 0.5 },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    variant: {
      /** The primary action of a view. */
      solid: { color: color.textOnAccent, ...filled(color.accent, color.accentHover, color.accentActive) },
      outline: {
        color: color.text,
        borderColor: color.border,
        boxShadow: vars.shadow.raised,
        ...filled(color.surfaceRaised, color.surfaceHover, color.surfaceActive),
      },
      soft: { color: color.accentText, ...tinted(color.accentSoft, color.accent) },
      ghost: { color: color.text, ...filled('transparent', color.surfaceHover, color.surfaceActive) },
    },
    tone: { neutral: {}, critical: {} },
    size: {
      small: { minHeight: size.controlSmall, padding: `2px ${space[2]}`, fontSize: vars.fontSize.small },
      medium: { minHeight: size.control, padding: `4px ${space[3]}`, fontSize: vars.fontSize.body },
      large: { minHeight: size.controlLarge, padding: `6px ${space[4]}`, fontSize: vars.fontSize.lead },
    },
    fullWidth: { true: { width: '100%' }, false: {} },
  },
  compoundVariants: [
    {
      variants: { tone: 'critical', variant: 'solid' },
      style: {
        color: color.textOnStatus,
        ...filled(color.critical, color.criticalHover, color.criticalHover),
      },
    },
    { variants: { tone: 'critical', variant: 'outline' }, style: { color: color.criticalText } },
    { variants: { tone: 'critical', variant: 'ghost' }, style: { color: color.criticalText } },
    {
      variants: { tone: 'critical', variant: 'soft' },
      style: { color: color.criticalText, ...tinted(color.criticalSoft, color.critical) },
    },
  ],
  defaultVariants: { variant: 'outline', tone: 'neutral', size: 'medium', fullWidth: false },
});

/**
 * The content keeps its size while the spinner covers it, so the width never changes and screen readers still read the
 * name.
 */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[aria-busy=true] > &': { opacity: 0 },
    // The focus ring keeps its colour.
    '[aria-disabled=true]:not([aria-busy=true]) > &': { opacity: 0.5 },
  },
});

export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
