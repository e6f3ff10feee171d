import type { ExifEntry } from '../../media/index.ts';

/** Units follow the number, the same in every language; the web translates values that are words. */
const TEXT: { [K in ExifEntry['key']]?: (value: string) => string } = {
  resolution: (value) => `${value} dpi`,
  shutterSpeed: (value) => `${value} s`,
  focalLength: (value) => `${value} mm`,
  aperture: (value) => `f/${value}`,
  exposure: (value) => `${Number(value) > 0 ? '+' : ''}${value} EV`,
};

/** Rows of the info panel (spec §3 'Photo info'): a plain value, and a text to display. */
export function exifRows(entries: readonly ExifEntry[]): { key: string; text: string; value: string }[] {
  return entries.map((entry) => {
    const value = String(entry.value);
    return { key: entry.key, value, text: TEXT[entry.key]?.(value) ?? value };
  });
}
