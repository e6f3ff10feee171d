import * as z from 'zod';

/** One table of prices, in the server's settings; amounts are whole fen (spec §9 'VIP'). */
const prices = z.object({
  vip: z
    .array(
      z.object({ id: z.string().min(1).max(32), months: z.int().min(1).max(120), amount: z.int().min(1) }),
    )
    .min(1),
  storage: z.object({
    /** For each G above the free part, a month. */
    fenPerGb: z.int().min(0),
    /** G that a VIP does not pay for. */
    freeGbVip: z.int().min(0),
  }),
});
export type Prices = z.infer<typeof prices>;

export const DEFAULT_PRICES: Prices = {
  vip: [
    { id: '1m', months: 1, amount: 1_000 },
    { id: '6m', months: 6, amount: 6_000 },
    { id: '12m', months: 12, amount: 9_600 },
  ],
  storage: { fenPerGb: 20, freeGbVip: 50 },
};

/** Reads the table from a setting's JSON. Throws where it is invalid. */
export function readPrices(json: string): Prices {
  return prices.parse(JSON.parse(json));
}

/** The price of these months one by one, which discounts are compared with. */
export function fullPrice({ vip }: Prices, months: number): number {
  const [single] = vip.toSorted((a, b) => a.months - b.months);
  return single ? Math.round((single.amount / single.months) * months) : 0;
}
