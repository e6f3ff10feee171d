const FEN_PER_YUAN = 100;

/** `1000` → `10.00`. */
export function toYuan(fen: number): string {
  return `${Math.trunc(fen / FEN_PER_YUAN)}.${String(fen % FEN_PER_YUAN).padStart(2, '0')}`;
}

/** `10.00` → `1000`, digit by digit; undefined for texts that are not an amount. */
export function toFen(yuan: unknown): number | undefined {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(yuan)) ?? [];
  return whole === undefined ? undefined : Number(whole) * FEN_PER_YUAN + Number(part.padEnd(2, '0'));
}
