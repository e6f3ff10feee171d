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

/** A provider through which a trade is paid. Implementations never decide about the effects of a payment. */
export interface PaymentProvider {
  name: string;
  /**
   * Registers the trade; returns the content of its QR code. Called again for the same trade, it returns a fresh one.
   */
  precreate: (what: Payable) => Promise<string>;
  /** The payment, or undefined where it has not arrived. */
  query: (tradeId: string) => Promise<Payment | undefined>;
  /** Closes the trade for payment. Does nothing where it is paid already: `query` reports that. */
  close: (tradeId: string) => Promise<void>;
  /** Refunds the money; the same trade twice is one refund. */
  refund: (payment: Payment) => Promise<void>;
}

/** The provider's name in trades. */
export const ALIPAY = 'alipay';
/** Where it sends payment reports. */
export const ALIPAY_NOTIFY_ROUTE = '/pay/alipay/notify';
