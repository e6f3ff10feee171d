import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { utilityLayer } from './layers.css.ts';

const space = { 0: '0', ...vars.space } as const;
const inset = { ...space, auto: 'auto' } as const;

const responsive = defineProperties({
  '@layer': utilityLayer,
  conditions: {
    phone: {},
    pad: { '@media': media.padUp },
    pc: { '@media': media.pc },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
    flexWrap: ['nowrap', 'wrap'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    textAlign: ['start', 'center', 'end'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingInlineStart: space,
    paddingInlineEnd: space,
    marginTop: inset,
    marginBottom: inset,
    marginInlineStart: inset,
    marginInlineEnd: inset,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
    margin: ['marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd'],
    marginX: ['marginInlineStart', 'marginInlineEnd'],
    marginY: ['marginTop', 'marginBottom'],
  },
});

const plain = defineProperties({
  '@layer': utilityLayer,
  properties: {
    background: {
      surface: vars.color.surface,
      surfaceRaised: vars.color.surfaceRaised,
      surfaceSunken: vars.color.surfaceSunken,
      accentSoft: vars.color.accentSoft,
    },
    color: {
      text: vars.color.text,
      textMuted: vars.color.textMuted,
      accentText: vars.color.accentText,
      criticalText: vars.color.criticalText,
    },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    minHeight: [0],
    width: ['100%'],
    height: ['100%'],
    overflow: ['hidden', 'auto'],
    position: ['relative', 'absolute', 'sticky'],
  },
});

/** Mobile-first layout utilities that use theme tokens: `sprinkles({ padding: { phone: 3, pc: 5 } })`. */
export const sprinkles = createSprinkles(responsive, plain);
export type Sprinkles = Parameters<typeof sprinkles>[0];
