import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

const root = ':root';
const finger = {
  controlSmall: '36px',
  control: '44px',
  controlLarge: '48px',
  icon: '20px',
  iconSmall: '18px',
};
const mouse = {
  controlSmall: '28px',
  control: '36px',
  controlLarge: '44px',
  icon: '18px',
  iconSmall: '16px',
};

const scale = {
  font: {
    sans: 'system-ui, -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC Variable", "Noto Sans SC", "Microsoft YaHei", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Menlo, Consolas, monospace',
  },
  fontSize: { caption: '12px', small: '13px', body: '14px', lead: '16px', title: '20px', display: '28px' },
  lineHeight: { caption: '1.5', small: '1.55', body: '1.6', lead: '1.55', title: '1.4', display: '1.3' },
  fontWeight: { regular: '400', medium: '500', strong: '600' },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px' },
  radius: { control: '6px', card: '10px', dialog: '16px', full: '999px' },
  size: { ...mouse, bar: '56px' },
  motion: {
    feedback: '120ms',
    enter: '200ms',
    grow: '320ms',
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
    travel: '1',
  },
  z: { sticky: '10', bar: '20', overlay: '50', dialog: '60', popup: '65', toast: '70', tooltip: '80' },
} as const;

const { size: sizeVars, motion: motionVars } = vars;
const fingerVars = assignVars(sizeVars, { ...finger, bar: '56px' });
const mouseVars = assignVars(sizeVars, { ...mouse, bar: '56px' });

globalStyle(root, {
  '@layer': {
    [themeLayer]: {
      vars: {
        ...assignVars(vars.font, scale.font),
        ...assignVars(vars.fontSize, scale.fontSize),
        ...assignVars(vars.lineHeight, scale.lineHeight),
        ...assignVars(vars.fontWeight, scale.fontWeight),
        ...assignVars(vars.space, scale.space),
        ...assignVars(vars.radius, scale.radius),
        ...assignVars(vars.motion, scale.motion),
        ...assignVars(vars.z, scale.z),
        ...mouseVars,
      },
      '@media': {
        '(pointer: coarse)': { vars: fingerVars },
        '(prefers-reduced-motion: reduce)': { vars: { [motionVars.travel]: '0' } },
      },
    },
  },
});

/** An explicit wish beats what the device says: `data-density`, `data-motion` on any ancestor. */
globalStyle("[data-density='comfortable']", { '@layer': { [themeLayer]: { vars: fingerVars } } });
globalStyle("[data-density='compact']", { '@layer': { [themeLayer]: { vars: mouseVars } } });
globalStyle("[data-motion='reduced']", {
  '@layer': { [themeLayer]: { vars: { [motionVars.travel]: '0' } } },
});
