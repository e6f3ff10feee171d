const FEN = 100;

/** `96.00`: whole fen as people write yuan. */
export function yuan(fen: number): string {
  return (fen / FEN).toFixed(2);
}

/** `8` or `8.50`: as people say a price. */
export function shortYuan(fen: number): string {
  return Number.isInteger(fen / FEN) ? String(fen / FEN) : yuan(fen);
}
