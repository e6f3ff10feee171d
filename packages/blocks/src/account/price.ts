/** A plan with a price for a number of months. */
export interface Plan {
  /** Identifies the plan. */
  id: string;
  /** Name of the plan, such as '3 months'. */
  name: string;
  /** Price in fen. */
  price: number;
  /** Number of months. */
  months: number;
}

const FEN = 100;

/** Returns a price in fen as text, always with two decimals, such as `96.00`. */
export function priceText(fen: number): string {
  return (fen / FEN).toFixed(2);
}

/** Returns a price in fen as short text, such as `8` or `8.50`. */
export function shortPriceText(fen: number): string {
  return Number.isInteger(fen / FEN) ? String(fen / FEN) : priceText(fen);
}

export const pricePerMonth = ({ price, months }: Plan): number => price / months;
