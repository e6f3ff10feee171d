import * as z from 'zod';
import { readToken, signToken } from '../security/tokens.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

export const SANDBOX = 'sandbox';
/** The page that a sandbox QR code opens. */
export const SANDBOX_ROUTE = '/pay/sandbox/:token';

const payload = z.object({ tradeId: z.string() });

/** Reads the trade of a page's address; undefined where it is forged. */
export function readSandboxToken(signingKey: Buffer, token: string): string | undefined {
  const result = payload.safeParse(readToken(signingKey, SANDBOX, token));
  return result.success ? result.data.tradeId : undefined;
}

/**
 * A sandbox provider: the QR code opens a page of this server, where the payment is confirmed with a button.
 */
export function createSandbox(signingKey: Buffer): PaymentProvider {
  return {
    name: SANDBOX,
    precreate: async ({ tradeId, origin }) =>
      origin + SANDBOX_ROUTE.replace(':token', signToken(signingKey, SANDBOX, { tradeId })),
    // The page settles the trade itself.
    query: async () => undefined,
    close: async () => undefined,
    refund: async () => undefined,
  };
}
