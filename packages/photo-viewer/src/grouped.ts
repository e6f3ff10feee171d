/** `12,345`: as both languages group whole numbers. A browser's own formatter takes a phone a tenth of a second at first. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
