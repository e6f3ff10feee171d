import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import type { AllRoutes } from '../../http/contractRoutes.ts';
import { originOf } from '../../http/origin.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { createPayments } from '../../payment/createProvider.ts';
import type { Settings } from '../../settings/settings.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import { nextMonth, runMonthlyBilling } from './billing.ts';
import { installAlipayNotify, installSandboxPage } from './pay.routes.ts';
import { createTradesRepository } from './trades.repository.ts';
import { tradesRoutes, vipRoutes } from './trades.routes.ts';
import { createTradesService } from './trades.service.ts';

export interface BillingDependencies {
  settings: Settings;
  db: Db;
  signingKey: Buffer;
  log: FastifyBaseLogger;
  /** Unix seconds. */
  now: () => number;
}

export interface Billing {
  routes: Pick<AllRoutes, 'trades' | 'vip'>;
  /** Mounts what a provider and its QR codes call. */
  install: (app: FastifyInstance) => Promise<void>;
  /** The bills of each month, and refunds that did not go through at once. */
  jobs: readonly Job[];
}

/** Puts trades, VIP and bills together. */
export async function createBilling({
  settings,
  db,
  signingKey,
  log,
  now,
}: BillingDependencies): Promise<Billing> {
  const { provider, alipay } = await createPayments(settings, signingKey);
  const trades = createTradesService({
    repository: createTradesRepository(db),
    provider,
    prices: settings.prices,
    log,
    now,
    originOf: (request) => originOf(settings, request),
  });
  return {
    routes: {
      trades: tradesRoutes(trades),
      vip: vipRoutes(trades, settings),
    },
    async install(app) {
      if (alipay) installAlipayNotify(app, alipay, trades);
      else installSandboxPage(app, signingKey, trades);
    },
    jobs: [
      {
        name: 'billing',
        every: nextMonth,
        run: async () => void (await runMonthlyBilling(db, settings.prices, now())),
      },
      { name: 'refunds', every: SECONDS_PER_HOUR, run: trades.retryRefunds },
    ],
  };
}
