/** The facts of a trade that a provider gets; `amount` is whole fen. */
export interface Payable {
  tradeId: string;
  amount: number;
  subject: string;
  /** Where the payer reaches this server. */
  origin: string;
}

/** A payment as its provider confirms it; `amount` is whole fen. */
export interface Payment {
  tradeId: string;
  amount: number;
  /** The provider's own number. */
  providerNo: string;
}

/** Someone through whom a trade is paid. Implementations never decide what a payment is good for. */
export interface PaymentProvider {
  name: string;
  /** Makes the trade known; gives what its QR code says. Asked again for the same trade, it gives a fresh one. */
  precreate: (what: Payable) => Promise<string>;
  /** The payment, or undefined where it has not come. */
  query: (tradeId: string) => Promise<Payment | undefined>;
  /** Has the trade no longer payable. Where it is already paid, nothing happens: `query` tells it. */
  close: (tradeId: string) => Promise<void>;
  /** Gives the money back; the same trade twice is one refund. */
  refund: (payment: Payment) => Promise<void>;
}

/** The provider's name in trades. */
export const ALIPAY = 'alipay';
/** Where it reports payments. */
export const ALIPAY_NOTIFY_ROUTE = '/pay/alipay/notify';
