/** Where a photo was taken: decimal degrees, WGS-84. */
export interface PhotoPlace {
  /** Names of the town and what it is in, the town first. Without them only the degrees are shown. */
  names?: readonly string[] | undefined;
  /** Latitude in degrees; south is negative. */
  lat: number;
  /** Longitude in degrees; west is negative. */
  lng: number;
}

/** Five digits are about a metre. */
const SHOWN_DIGITS = 5;
const COPIED_DIGITS = 6;

/** Returns `35.0094°N 135.6668°E`. */
export function placeText({ lat, lng }: PhotoPlace): string {
  const part = (value: number, letters: readonly [string, string]) =>
    `${Number(Math.abs(value).toFixed(SHOWN_DIGITS))}°${value < 0 ? letters[1] : letters[0]}`;
  return `${part(lat, ['N', 'S'])} ${part(lng, ['E', 'W'])}`;
}

/** Returns `35.0094,135.6668`, as maps take it. */
export function placeNumbers({ lat, lng }: PhotoPlace): string {
  return `${Number(lat.toFixed(COPIED_DIGITS))},${Number(lng.toFixed(COPIED_DIGITS))}`;
}
