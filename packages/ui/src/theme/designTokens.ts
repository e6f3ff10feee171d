import { scaleValues } from './scaleValues.ts';
import type { ThemeValues } from './themeValues.ts';

/** A token of the W3C Design Tokens format. */
export interface DesignToken {
  /** The type of the value, such as `color` or `duration`. */
  readonly $type: string;
  /** The value in the format of its type. */
  readonly $value: unknown;
}

type Group = Readonly<Record<string, DesignToken>>;

const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/;
const MEASURE = /^(-?[\d.]+)(px|ms)?$/;

function color(css: string) {
  const [, lightness, chroma, hue, alpha = 1] = OKLCH.exec(css) ?? [];
  return { colorSpace: 'oklch', components: [lightness, chroma, hue].map(Number), alpha: Number(alpha) };
}

function measure(css: string, unit: 'px' | 'ms' = 'px') {
  const [, value] = MEASURE.exec(css.trim()) ?? [];
  return { value: Number(value), unit };
}

/** Parses a CSS shadow. Each part between the commas outside of parentheses is one shadow. */
function shadow(css: string) {
  return css.split(/,(?![^(]*\))/).map((part) => {
    const lengths = part.replace(OKLCH, '').replace('inset', '').trim().split(/\s+/);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
    return {
      color: color(part),
      ...{
        offsetX: measure(offsetX),
        offsetY: measure(offsetY),
        blur: measure(blur),
        spread: measure(spread),
      },
      inset: part.includes('inset'),
    };
  });
}

function bezier(css: string) {
  return css
    .replace(/^cubic-bezier\(|\)$/g, '')
    .split(',')
    .map(Number);
}

function group(
  $type: string,
  values: Readonly<Record<string, string>>,
  read: (css: string) => unknown,
): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, css]) => [name, { $type, $value: read(css) }]),
  );
}

/**
 * Returns a theme, with the scales that all themes share, in the W3C Design Tokens format, ready for `JSON.stringify`.
 */
export function designTokens(values: ThemeValues): Readonly<Record<string, Group>> {
  const { font, fontSize, lineHeight, fontWeight, space, radius, size, motion, z } = scaleValues;
  const { standard, exit, travel, ...durations } = motion;
  const families = (css: string) => css.split(',').map((name) => name.trim().replaceAll('"', ''));
  return {
    color: group('color', values.color, color),
    shadow: group('shadow', values.shadow, shadow),
    font: group('fontFamily', font, families),
    fontSize: group('dimension', fontSize, (css) => measure(css)),
    lineHeight: group('number', lineHeight, Number),
    fontWeight: group('fontWeight', fontWeight, Number),
    space: group('dimension', space, (css) => measure(css)),
    radius: group('dimension', radius, (css) => measure(css)),
    size: group('dimension', size, (css) => measure(css)),
    motion: {
      ...group('duration', durations, (css) => measure(css, 'ms')),
      ...group('cubicBezier', { standard, exit }, bezier),
      ...group('number', { travel }, Number),
    },
    z: group('number', z, Number),
  };
}
