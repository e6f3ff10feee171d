const MINUTES_PER_HOUR = 60;

/**
 * The UTC offsets that are in use, in minutes, UTC minus local (like `getTimezoneOffset`). Sorted from the first time
 * zone to reach a new day to the last.
 */
export const ZONE_OFFSETS = [
  -840, -825, -780, -765, -720, -660, -630, -600, -570, -540, -525, -480, -420, -390, -360, -345, -330, -300,
  -270, -240, -210, -180, -120, -60, 0, 60, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540, 570, 600, 660,
] as const;

/** Returns an offset as text, such as `GMT+8` or `GMT+5:45`. The offset is in minutes, UTC minus local. */
export function zoneText(offset: number): string {
  const east = -offset;
  const hours = Math.floor(Math.abs(east) / MINUTES_PER_HOUR);
  const minutes = Math.abs(east) % MINUTES_PER_HOUR;
  const sign = east < 0 ? '-' : '+';
  return `GMT${sign}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/**
 * Returns the options of a `Select`. If `present` is not in the table (files can contain unusual offsets), it is
 * inserted in order.
 */
export function zoneOptions(present?: number | null): { value: string; label: string }[] {
  const offsets: number[] = [...ZONE_OFFSETS];
  if (present !== undefined && present !== null && !offsets.includes(present)) offsets.push(present);
  return offsets.sort((a, b) => a - b).map((offset) => ({ value: String(offset), label: zoneText(offset) }));
}
