import type { ThemeValues } from './themeValues.ts';

type Role = keyof ThemeValues['color'];
/** A contrast guarantee of the theme: `ink` on each of `grounds` has at least the contrast ratio `least` (WCAG 2). */
export interface ContrastPair {
  ink: Role;
  grounds: readonly Role[];
  least: number;
}

const TEXT_RATIO = 4.5;
const EDGE_RATIO = 3;
const sheets = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const grounds = [...sheets, 'surfaceHover', 'surfaceActive'] as const;
const statusGrounds = (soft: Role) => [...sheets, 'surfaceHover', soft] as const;

/** Every colour combination that a component uses. Check a custom theme with the same list. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    ink: 'text',
    grounds: [...grounds, 'accentSoft', 'criticalSoft', 'warningSoft', 'positiveSoft', 'infoSoft'],
    least: TEXT_RATIO,
  },
  { ink: 'textMuted', grounds: [...grounds, 'accentSoft'], least: TEXT_RATIO },
  { ink: 'accentText', grounds: [...grounds, 'accentSoft'], least: TEXT_RATIO },
  { ink: 'criticalText', grounds: statusGrounds('criticalSoft'), least: TEXT_RATIO },
  { ink: 'warningText', grounds: statusGrounds('warningSoft'), least: TEXT_RATIO },
  { ink: 'positiveText', grounds: statusGrounds('positiveSoft'), least: TEXT_RATIO },
  { ink: 'infoText', grounds: statusGrounds('infoSoft'), least: TEXT_RATIO },
  { ink: 'textOnAccent', grounds: ['accent', 'accentHover', 'accentActive'], least: TEXT_RATIO },
  {
    ink: 'textOnStatus',
    grounds: ['critical', 'criticalHover', 'warning', 'positive', 'info'],
    least: TEXT_RATIO,
  },
  { ink: 'textOnInverse', grounds: ['surfaceInverse'], least: TEXT_RATIO },
  { ink: 'accentOnInverse', grounds: ['surfaceInverse'], least: TEXT_RATIO },
  { ink: 'criticalOnInverse', grounds: ['surfaceInverse'], least: EDGE_RATIO },
  { ink: 'viewerText', grounds: ['viewerSurface'], least: TEXT_RATIO },
  { ink: 'viewerTextMuted', grounds: ['viewerSurface'], least: TEXT_RATIO },
  { ink: 'borderStrong', grounds: sheets, least: EDGE_RATIO },
  { ink: 'focus', grounds, least: EDGE_RATIO },
  { ink: 'accent', grounds: sheets, least: EDGE_RATIO },
  { ink: 'critical', grounds: sheets, least: EDGE_RATIO },
];
