/** Decimal degrees, WGS-84. */
export interface Place {
  lat: number;
  lng: number;
}

/** A map in an element. */
export interface StandingMap {
  remove: () => void;
}

/** `35.0094°N 135.6668°E`, as people copy it into other maps: five digits are a metre. */
export function placeText({ lat, lng }: Place): string {
  const part = (value: number, letters: readonly [string, string]) =>
    `${Number(Math.abs(value).toFixed(5))}°${value < 0 ? letters[1] : letters[0]}`;
  return `${part(lat, ['N', 'S'])} ${part(lng, ['E', 'W'])}`;
}

/** The same for a machine: `35.0094,135.6668`. */
export function placeNumbers({ lat, lng }: Place): string {
  return `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`;
}
