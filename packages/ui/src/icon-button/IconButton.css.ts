import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { tint } from '../theme/tint.ts';

const { color, motion, size } = vars;
const pressed = tint(color.accentSoft, color.accent);
const idle = ':not(:disabled, [aria-disabled=true])';

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: `background-color ${motion.feedback} ${motion.standard}`,
  selectors: {
    '&:disabled': { opacity: 0.45, cursor: 'default' },
    // The focus ring keeps its colour.
    '&[aria-disabled=true]': {
      color: 'color-mix(in oklch, currentColor 45%, transparent)',
      cursor: 'default',
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    [`&:hover${idle}`]: { background: color.surfaceHover },
    [`&:active${idle}`]: { background: color.surfaceActive },
    '&[aria-pressed=true]': { background: pressed.rest, color: color.accentText },
    [`&[aria-pressed=true]:hover${idle}`]: { background: pressed.hover },
    [`&[aria-pressed=true]:active${idle}`]: { background: pressed.active },
  },
});

export const sizes = {
  small: style({ width: size.controlSmall, height: size.controlSmall }),
  medium: style({ width: size.control, height: size.control }),
  large: style({ width: size.controlLarge, height: size.controlLarge }),
};

export const tones = {
  neutral: '',
  critical: style({ color: color.criticalText }),
  /** For buttons over a photo or on the dark bars of the viewer: a translucent layer of the text colour. */
  photo: style({
    selectors: {
      [`&:hover${idle}`]: { background: 'color-mix(in oklch, currentColor 16%, transparent)' },
      [`&:active${idle}`]: { background: 'color-mix(in oklch, currentColor 26%, transparent)' },
    },
  }),
};

export const round = style({ borderRadius: vars.radius.full });
