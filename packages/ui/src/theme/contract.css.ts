import { createGlobalThemeContract } from '@vanilla-extract/css';

const token = null;

/** Returns the documented, stable name of a variable: `color.surfaceRaised` → `xj-color-surface-raised`. */
function cssName(_value: string | null, path: string[]): string {
  return ['xj', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The theme contract: every colour, size and duration of the product by its role. A theme that omits one does not
 * compile. Without TypeScript, you can override the CSS variables `--xj-…` on any element.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The background of the page. */
      surface: token,
      /** The background of cards, menus and dialogs, which are above the page. */
      surfaceRaised: token,
      /** The background of fields, tracks and photos. */
      surfaceSunken: token,
      surfaceHover: token,
      surfaceActive: token,
      /** The inverted surface of tooltips and toasts, with the colours of its text. */
      surfaceInverse: token,
      textOnInverse: token,
      accentOnInverse: token,
      criticalOnInverse: token,
      text: token,
      textMuted: token,
      textDisabled: token,
      textOnAccent: token,
      textOnStatus: token,
      /** Decorative thin lines. */
      border: token,
      /** Borders that show where a control is, with a contrast of 3:1 against every surface. */
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
      /** The overlay behind modal layers. */
      overlay: token,
      /** Background, text and bars of the photo viewer. They are dark in every theme. */
      viewerSurface: token,
      viewerChrome: token,
      viewerText: token,
      viewerTextMuted: token,
      /** Text over a photo, and the gradient behind it. */
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
    /** Heights of controls. They grow to 44 px for touch. */
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
      /**
       * 1, or 0 if the user prefers reduced motion. Distances and scales of animations are multiplied by it; opacity is
       * not.
       */
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
