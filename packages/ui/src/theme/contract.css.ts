import { createGlobalThemeContract } from '@vanilla-extract/css';

const token = null;

/** `color.surfaceRaised` → `xj-color-surface-raised`: the documented, stable name of every variable. */
function cssName(_value: string | null, path: string[]): string {
  return ['xj', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The theme contract: every colour, size and duration of the product by its role. A theme that omits one does not
 * compile. The CSS variables are `--xj-…` and may be overridden on any element by a consumer who does not use
 * TypeScript.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page: paper. */
      surface: token,
      /** Cards, menus, dialogs: surfaces above the page. */
      surfaceRaised: token,
      /** Fields, tracks, backgrounds of pictures. */
      surfaceSunken: token,
      surfaceHover: token,
      surfaceActive: token,
      /** Inverted surface for tooltips and toasts, with its text. */
      surfaceInverse: token,
      textOnInverse: token,
      accentOnInverse: token,
      criticalOnInverse: token,
      text: token,
      textMuted: token,
      textDisabled: token,
      textOnAccent: token,
      textOnStatus: token,
      /** Decorative hairlines. */
      border: token,
      /** Borders that show where a control is: 3:1 against every surface. */
      borderStrong: token,
      accent: token,
      accentHover: token,
      accentActive: token,
      accentSoft: token,
      accentText: token,
      focus: token,
      critical: token,
      criticalHover: token,
      criticalSoft: token,
      criticalText: token,
      warning: token,
      warningSoft: token,
      warningText: token,
      positive: token,
      positiveSoft: token,
      positiveText: token,
      info: token,
      infoSoft: token,
      infoText: token,
      /** Behind modal layers. */
      overlay: token,
      /** Background, text and bars of the photo viewer: dark in every theme. */
      viewerSurface: token,
      viewerChrome: token,
      viewerText: token,
      viewerTextMuted: token,
      /** Text and soft gradient over a photograph. */
      photoText: token,
      photoScrim: token,
    },
    shadow: { raised: token, overlay: token },
    font: { sans: token, mono: token },
    fontSize: { caption: token, small: token, body: token, lead: token, title: token, display: token },
    lineHeight: { caption: token, small: token, body: token, lead: token, title: token, display: token },
    fontWeight: { regular: token, medium: token, strong: token },
    /** 4 · 8 · 12 · 16 · 24 · 32 · 48 */
    space: { 1: token, 2: token, 3: token, 4: token, 5: token, 6: token, 7: token },
    radius: { control: token, card: token, dialog: token, full: token },
    /** Heights of controls; they grow to 44 px for touch. */
    size: {
      controlSmall: token,
      control: token,
      controlLarge: token,
      bar: token,
      icon: token,
      iconSmall: token,
    },
    motion: {
      feedback: token,
      enter: token,
      grow: token,
      standard: token,
      exit: token,
      /** 1, or 0 where motion is unwelcome: distances and scales are multiplied by it, opacity is not. */
      travel: token,
    },
    z: {
      sticky: token,
      bar: token,
      popup: token,
      overlay: token,
      dialog: token,
      toast: token,
      tooltip: token,
    },
  },
  cssName,
);
