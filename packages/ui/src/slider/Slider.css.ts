import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;
const THUMB = '20px';
const forced = '(forced-colors: active)';

/** The custom property with the filled part of the track, in percent. */
export const filledProperty = '--xj-slider-filled';
const filled = `var(${filledProperty})`;

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const reading = style({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

const track = {
  height: '4px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${color.accent} ${filled}, ${color.borderStrong} ${filled})`,
};
const trackInRtl = `linear-gradient(to left, ${color.accent} ${filled}, ${color.borderStrong} ${filled})`;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.full,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}, border-color ${vars.motion.feedback} ${vars.motion.standard}`,
} as const;
const hovered = { borderColor: color.accentHover, background: color.accentSoft };
const pressed = { borderColor: color.accentActive, background: color.accentActive };

export const root = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: vars.size.controlSmall,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-runnable-track': track,
    '&:dir(rtl)::-webkit-slider-runnable-track': { background: trackInRtl },
    '&::-moz-range-track': track,
    '&:dir(rtl)::-moz-range-track': { background: trackInRtl },
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-8px' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:hover:not(:disabled)::-webkit-slider-thumb': hovered,
    '&:hover:not(:disabled)::-moz-range-thumb': hovered,
    '&:active:not(:disabled)::-webkit-slider-thumb': pressed,
    '&:active:not(:disabled)::-moz-range-thumb': pressed,
  },
  '@media': {
    [forced]: {
      selectors: {
        '&::-webkit-slider-runnable-track': { background: 'ButtonText' },
        '&::-moz-range-track': { background: 'ButtonText' },
      },
    },
  },
});
