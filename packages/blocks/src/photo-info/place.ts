/** The location where a photo was taken, in decimal degrees (WGS-84). */
export interface PhotoPlace {
  /**
   * Names of the location from the smallest area to the largest: town, region, country. Without them, only the
   * coordinates are shown.
   */
  names?: readonly string[] | undefined;
  /** Latitude in degrees; south is negative. */
  lat: number;
  /** Longitude in degrees; west is negative. */
  lng: number;
}

/** Number of decimal digits. Five digits are accurate to about one metre. */
const SHOWN_DIGITS = 5;
const COPIED_DIGITS = 6;

/** Returns the coordinates for display, such as `35.0094°N 135.6668°E`. */
export function placeText({ lat, lng }: PhotoPlace): string {
  const part = (value: number, letters: readonly [string, string]) =>
    `${Number(Math.abs(value).toFixed(SHOWN_DIGITS))}°${value < 0 ? letters[1] : letters[0]}`;
  return `${part(lat, ['N', 'S'])} ${part(lng, ['E', 'W'])}`;
}

/** Returns the coordinates as plain numbers, which map services accept, such as `35.0094,135.6668`. */
export function placeNumbers({ lat, lng }: PhotoPlace): string {
  return `${Number(lat.toFixed(COPIED_DIGITS))},${Number(lng.toFixed(COPIED_DIGITS))}`;
}
