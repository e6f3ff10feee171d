import type { ThemeValues } from './themeValues.ts';

type Role = keyof ThemeValues['color'];
/** One promise of the theme: `ink` on each of `grounds` reaches `least` (WCAG 2). */
export type ContrastPair = { ink: Role; grounds: readonly Role[]; least: number };

const textRatio = 4.5;
const edgeRatio = 3;
const sheets = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const grounds = [...sheets, 'surfaceHover', 'surfaceActive'] as const;
const statusGrounds = (soft: Role) => [...sheets, 'surfaceHover', soft] as const;

/** Every combination that a component uses; a theme of another team is checked with the same list. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    ink: 'text',
    grounds: [...grounds, 'accentSoft', 'criticalSoft', 'warningSoft', 'positiveSoft', 'infoSoft'],
    least: textRatio,
  },
  { ink: 'textMuted', grounds: [...grounds, 'accentSoft'], least: textRatio },
  { ink: 'accentText', grounds: [...grounds, 'accentSoft'], least: textRatio },
  { ink: 'criticalText', grounds: statusGrounds('criticalSoft'), least: textRatio },
  { ink: 'warningText', grounds: statusGrounds('warningSoft'), least: textRatio },
  { ink: 'positiveText', grounds: statusGrounds('positiveSoft'), least: textRatio },
  { ink: 'infoText', grounds: statusGrounds('infoSoft'), least: textRatio },
  { ink: 'textOnAccent', grounds: ['accent', 'accentHover', 'accentActive'], least: textRatio },
  {
    ink: 'textOnStatus',
    grounds: ['critical', 'criticalHover', 'warning', 'positive', 'info'],
    least: textRatio,
  },
  { ink: 'textOnInverse', grounds: ['surfaceInverse'], least: textRatio },
  { ink: 'accentOnInverse', grounds: ['surfaceInverse'], least: textRatio },
  { ink: 'criticalOnInverse', grounds: ['surfaceInverse'], least: edgeRatio },
  { ink: 'viewerText', grounds: ['viewerSurface'], least: textRatio },
  { ink: 'viewerTextMuted', grounds: ['viewerSurface'], least: textRatio },
  { ink: 'borderStrong', grounds: sheets, least: edgeRatio },
  { ink: 'focus', grounds, least: edgeRatio },
  { ink: 'accent', grounds: sheets, least: edgeRatio },
  { ink: 'critical', grounds: sheets, least: edgeRatio },
];
