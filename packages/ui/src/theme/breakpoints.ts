/** Maximum width of each screen class (px): PHONE ≤ 480 < PAD ≤ 992 < PC (spec §9, Layout). */
export const breakpoints = { phone: 480, pad: 992 } as const;

/** Media queries of the breakpoints. `Up` and `Down` include the named class. */
export const media = {
  phone: `(max-width: ${breakpoints.phone}px)`,
  padUp: `(min-width: ${breakpoints.phone + 0.02}px)`,
  padDown: `(max-width: ${breakpoints.pad}px)`,
  pc: `(min-width: ${breakpoints.pad + 0.02}px)`,
  finger: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
