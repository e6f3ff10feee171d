import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AllRoutes } from '../../http/contractRoutes.ts';
import { originOf } from '../../http/origin.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { createPayments } from '../../payment/createProvider.ts';
import type { Settings } from '../../settings/settings.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import { type BillingSources, nextMonth, runMonthlyBilling } from './billing.ts';
import { installAlipayRoutes, installSandboxRoutes } from './pay.routes.ts';
import type { TradesRepository } from './trades.repository.ts';
import { tradesRoutes, vipRoutes } from './trades.routes.ts';
import { createTradesService } from './trades.service.ts';

export interface BillingDependencies {
  settings: Settings;
  repository: TradesRepository;
  sources: BillingSources;
  signingKey: Buffer;
  log: FastifyBaseLogger;
  /** Unix seconds. */
  now: () => number;
}

export interface Billing {
  routes: Pick<AllRoutes, 'trades' | 'vip'>;
  /** Mounts the routes that a provider and its QR codes open. */
  install: (app: FastifyInstance) => Promise<void>;
  /** The monthly bills, and refunds that failed at first. */
  jobs: readonly Job[];
}

/** Creates the services of trades, VIP and bills. */
export async function createBilling(dependencies: BillingDependencies): Promise<Billing> {
  const { settings, repository, sources, signingKey, log, now } = dependencies;
  const { provider, alipay } = await createPayments(settings, signingKey);
  if (!alipay)
    log.warn(
      'payments use the sandbox, in which no money moves: anybody can confirm one; set ALIPAY_… for real ones',
    );
  const trades = createTradesService({
    repository,
    provider,
    prices: settings.prices,
    log,
    now,
    originOf: (request) => originOf(settings, request),
  });
  return {
    routes: {
      trades: tradesRoutes({ trades }),
      vip: vipRoutes({ trades, settings }),
    },
    async install(app) {
      if (alipay) installAlipayRoutes(app, { alipay, trades });
      else installSandboxRoutes(app, { signingKey, trades });
    },
    jobs: [
      {
        name: 'billing',
        every: nextMonth,
        run: async () => void (await runMonthlyBilling(sources, settings.prices, now())),
      },
      { name: 'refunds', every: SECONDS_PER_HOUR, run: trades.retryRefunds },
    ],
  };
}
