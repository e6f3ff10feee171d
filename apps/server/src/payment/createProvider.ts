import type { Settings } from '../settings.ts';
import { ALIPAY_NOTIFY_ROUTE, type Alipay, createAlipay } from './alipay.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { createSandbox } from './sandbox.ts';

export interface Payments {
  provider: PaymentProvider;
  /** Set where reports are to be listened for. */
  alipay: Alipay | undefined;
}

/** The provider that the settings name. */
export function createPayments(settings: Settings, signingKey: Buffer): Payments {
  const { alipay: given } = settings.payment;
  if (!given) return { provider: createSandbox(signingKey), alipay: undefined };
  const notifyUrl = settings.publicUrl && settings.publicUrl + ALIPAY_NOTIFY_ROUTE;
  const alipay = createAlipay({ ...given, notifyUrl });
  return { provider: alipay, alipay };
}
