import { vars } from '../theme/contract.css.ts';
import { recipe, style } from '../theme/layered.ts';

const { color, space } = vars;
const tone = (ground: string, ink: string) => ({
  background: ground,
  color: ink,
  borderColor: `color-mix(in oklch, ${ink} 22%, transparent)`,
  // The default border of a button is made for the page and would be invisible on a coloured surface.
  vars: { [color.border]: `color-mix(in oklch, ${ink} 45%, transparent)` },
});

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[2]} ${space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.card,
    // Keeps the text at the start, also inside a container with centred text.
    textAlign: 'start',
  },
  variants: {
    tone: {
      info: tone(color.infoSoft, color.infoText),
      positive: tone(color.positiveSoft, color.positiveText),
      warning: tone(color.warningSoft, color.warningText),
      critical: tone(color.criticalSoft, color.criticalText),
    },
  },
  defaultVariants: { tone: 'info' },
});
/** Icon and buttons are centred on the first line of the text. */
const firstLine = vars.size.controlSmall;

export const mark = style({ display: 'inline-flex', alignItems: 'center', height: firstLine });
/** Moves the cross as close to the edge as the icon, because a button has padding around its cross. */
export const dismiss = style({ marginInlineEnd: `calc(-1 * ${space[2]})` });
/** Text and action are on one line. The action wraps below the text if there is too little space. */
export const middle = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[2]} ${space[3]}`,
});
export const words = style({
  flex: '1 1 12em',
  minWidth: 0,
  paddingBlock: `calc((${firstLine} - ${vars.fontSize.body} * ${vars.lineHeight.body}) / 2)`,
  color: color.text,
});
export const title = style({ fontWeight: vars.fontWeight.strong });
