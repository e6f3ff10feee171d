import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { fingerSizes, scaleValues } from './scaleValues.ts';

const root = ':root';
const { size: sizeVars, motion: motionVars } = vars;
const fingerVars = assignVars(sizeVars, { ...fingerSizes, bar: scaleValues.size.bar });
const mouseVars = assignVars(sizeVars, scaleValues.size);

globalStyle(root, {
  '@layer': {
    [themeLayer]: {
      vars: {
        ...assignVars(vars.font, scaleValues.font),
        ...assignVars(vars.fontSize, scaleValues.fontSize),
        ...assignVars(vars.lineHeight, scaleValues.lineHeight),
        ...assignVars(vars.fontWeight, scaleValues.fontWeight),
        ...assignVars(vars.space, scaleValues.space),
        ...assignVars(vars.radius, scaleValues.radius),
        ...assignVars(vars.motion, scaleValues.motion),
        ...assignVars(vars.z, scaleValues.z),
        ...mouseVars,
      },
      '@media': {
        '(pointer: coarse)': { vars: fingerVars },
        '(prefers-reduced-motion: reduce)': { vars: { [motionVars.travel]: '0' } },
      },
    },
  },
});

/** An explicit setting (`data-density` or `data-motion` on any ancestor) takes precedence over the device. */
globalStyle("[data-density='comfortable']", { '@layer': { [themeLayer]: { vars: fingerVars } } });
globalStyle("[data-density='compact']", { '@layer': { [themeLayer]: { vars: mouseVars } } });
globalStyle("[data-motion='reduced']", {
  '@layer': { [themeLayer]: { vars: { [motionVars.travel]: '0' } } },
});
