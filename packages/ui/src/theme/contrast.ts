/** Red, green and blue of linear sRGB, 0 to 1. */
type Channels = readonly [number, number, number];

const oklchPattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/**
 * Converts an opaque `oklch(L C H)` string to linear sRGB, with the matrices published by Ottosson. Out-of-gamut values
 * are clipped.
 */
function linearRgb(colour: string): Channels {
  const parts = oklchPattern.exec(colour);
  if (!parts || parts[4]) throw new Error(`Contrast needs an opaque oklch() colour, not ${colour}`);
  const [lightness, chroma, hue] = [Number(parts[1]), Number(parts[2]), (Number(parts[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return [clip(rgb[0]), clip(rgb[1]), clip(rgb[2])];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio (1–21) of two colours in linear sRGB. */
export function contrastOf(one: Channels, other: Channels): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the WCAG 2 contrast ratio (1–21) of two opaque `oklch()` colours. */
export const contrastRatio = (one: string, other: string): number =>
  contrastOf(linearRgb(one), linearRgb(other));

/** Converts an opaque `oklch()` colour to `#rrggbb`, for software that does not support newer formats. */
export function hexOf(colour: string): string {
  const bytes = linearRgb(colour).map((channel) => {
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
