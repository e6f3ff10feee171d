/** Heights of controls and icons for touch. */
export const fingerSizes = {
  controlSmall: '36px',
  control: '44px',
  controlLarge: '48px',
  icon: '20px',
  iconSmall: '18px',
};

/** Heights of controls and icons for a mouse. */
export const mouseSizes = {
  controlSmall: '28px',
  control: '36px',
  controlLarge: '44px',
  icon: '18px',
  iconSmall: '16px',
};

/** Typography, spacing, shape and motion of every theme. */
export const scaleValues = {
  font: {
    sans: 'system-ui, -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC Variable", "Noto Sans SC", "Microsoft YaHei", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Menlo, Consolas, monospace',
  },
  fontSize: { caption: '12px', small: '13px', body: '14px', lead: '16px', title: '20px', display: '28px' },
  lineHeight: { caption: '1.5', small: '1.55', body: '1.6', lead: '1.55', title: '1.4', display: '1.3' },
  fontWeight: { regular: '400', medium: '500', strong: '600' },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px' },
  radius: { control: '6px', card: '10px', dialog: '16px', full: '999px' },
  size: { ...mouseSizes, bar: '56px' },
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
