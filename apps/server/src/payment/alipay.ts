import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod';
import { toFen, toYuan } from './fen.ts';
import { ALIPAY, type Payment, type PaymentProvider } from './PaymentProvider.ts';

export interface AlipayOptions {
  appId: string;
  /** The merchant who receives the payments (PID). */
  sellerId: string;
  /** PKCS#8, with or without PEM lines. */
  privateKey: string;
  /** The provider's public key, with or without PEM lines. */
  publicKey: string;
  gateway: string;
  /** Address for the provider's payment reports; without one, payments are found by polling only. */
  notifyUrl: string | undefined;
}

export interface Alipay extends PaymentProvider {
  /**
   * The payment of a report; null without one; undefined for a forged report, or one of another app or seller.
   */
  readNotify: (fields: Record<string, string>) => Payment | null | undefined;
}

/** The states in which the money is there. */
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);
const OK = '10000';
const SIGN_TYPE = 'RSA2';
const NOT_EXISTING = 'ACQ.TRADE_NOT_EXIST';

const reply = z.object({
  code: z.string(),
  msg: z.string().optional(),
  subCode: z.string().optional(),
  qrCode: z.string().optional(),
  outTradeNo: z.string().optional(),
  tradeNo: z.string().optional(),
  tradeStatus: z.string().optional(),
  totalAmount: z.union([z.string(), z.number()]).optional(),
});

function toPayment(part: {
  outTradeNo?: string;
  tradeNo?: string;
  totalAmount?: unknown;
}): Payment | undefined {
  const amount = toFen(part.totalAmount);
  if (!part.outTradeNo || !part.tradeNo || amount === undefined) return undefined;
  return { tradeId: part.outTradeNo, amount, providerNo: part.tradeNo };
}

/** Face-to-face payment by QR code through the official SDK. */
export function createAlipay(options: AlipayOptions): Alipay {
  const sdk = new AlipaySdk({
    appId: options.appId,
    privateKey: options.privateKey,
    alipayPublicKey: options.publicKey,
    gateway: options.gateway,
    keyType: 'PKCS8',
    signType: SIGN_TYPE,
  });

  async function ask(method: string, bizContent: Record<string, string>, notifyUrl?: string) {
    const answer = await sdk.exec(
      method,
      { bizContent, ...(notifyUrl && { notifyUrl }) },
      { validateSign: true },
    );
    return reply.parse(answer);
  }

  return {
    name: ALIPAY,
    async precreate({ tradeId, amount, subject }) {
      const bizContent = { out_trade_no: tradeId, total_amount: toYuan(amount), subject };
      const answer = await ask('alipay.trade.precreate', bizContent, options.notifyUrl);
      if (answer.code !== OK || !answer.qrCode)
        throw new Error(`precreate: ${answer.subCode ?? answer.code}`);
      return answer.qrCode;
    },

    async query(tradeId) {
      const answer = await ask('alipay.trade.query', { out_trade_no: tradeId });
      // A trade exists at the provider only after its code was scanned.
      if (answer.code !== OK && answer.subCode !== NOT_EXISTING) {
        throw new Error(`query: ${answer.subCode ?? answer.code}`);
      }
      if (answer.outTradeNo !== tradeId || !PAID.has(answer.tradeStatus ?? '')) return undefined;
      return toPayment(answer);
    },

    async close(tradeId) {
      await ask('alipay.trade.close', { out_trade_no: tradeId });
    },

    async refund({ tradeId, amount }) {
      const bizContent = { out_trade_no: tradeId, refund_amount: toYuan(amount), out_request_no: tradeId };
      const answer = await ask('alipay.trade.refund', bizContent);
      if (answer.code !== OK) throw new Error(`refund: ${answer.subCode ?? answer.code}`);
    },

    readNotify(fields) {
      // The SDK throws for an unknown kind of signature.
      if (fields.sign_type !== SIGN_TYPE || !sdk.checkNotifySignV2(fields)) return undefined;
      if (fields.app_id !== options.appId || fields.seller_id !== options.sellerId) return undefined;
      if (!PAID.has(fields.trade_status ?? '')) return null;
      const { out_trade_no: outTradeNo, trade_no: tradeNo, total_amount: totalAmount } = fields;
      return toPayment({ outTradeNo, tradeNo, totalAmount });
    },
  };
}
