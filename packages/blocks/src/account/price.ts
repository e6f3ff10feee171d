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

/** Returns a price in fen as text in a language, such as `¥96.00`. `short` omits the decimals of a whole number: `¥8`. */
export function priceText(fen: number, locale: string, short = false): string {
  const minimumFractionDigits = short && fen % FEN === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY', minimumFractionDigits }).format(
    fen / FEN,
  );
}

export const pricePerMonth = ({ price, months }: Plan): number => price / months;
