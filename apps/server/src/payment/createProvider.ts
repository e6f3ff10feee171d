import type { Settings } from '../settings/settings.ts';
import type { Alipay } from './alipay.ts';
import { ALIPAY_NOTIFY_ROUTE, type PaymentProvider } from './PaymentProvider.ts';
import { createSandbox } from './sandbox.ts';

export interface Payments {
  provider: PaymentProvider;
  /** Set where reports can be received. */
  alipay: Alipay | undefined;
}

/** Creates the provider that the settings name. Alipay's SDK is loaded only where there is an app of Alipay's. */
export async function createPayments(settings: Settings, signingKey: Buffer): Promise<Payments> {
  const { alipay: given } = settings.payment;
  if (!given) return { provider: createSandbox(signingKey), alipay: undefined };
  const notifyUrl = settings.publicUrl && settings.publicUrl + ALIPAY_NOTIFY_ROUTE;
  const { createAlipay } = await import('./alipay.ts');
  const alipay = createAlipay({ ...given, notifyUrl });
  return { provider: alipay, alipay };
}
