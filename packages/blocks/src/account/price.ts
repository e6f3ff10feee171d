/** A plan: its price in fen for a number of months. */
export interface Plan {
  id: string;
  name: string;
  price: number;
  months: number;
}

const FEN = 100;

/** Returns `96.00` for a price in fen. */
export function priceText(fen: number): string {
  return (fen / FEN).toFixed(2);
}

/** Returns `8` or `8.50` for a price in fen. */
export function shortPriceText(fen: number): string {
  return Number.isInteger(fen / FEN) ? String(fen / FEN) : priceText(fen);
}

export const pricePerMonth = ({ price, months }: Plan): number => price / months;
