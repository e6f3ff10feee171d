import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { createPayments } from '../../payment/createProvider.ts';
import type { AllRoutes } from '../../plugins/contractRoutes.ts';
import { originOf } from '../../plugins/origin.ts';
import type { Settings } from '../../settings.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import { createActivityService } from '../activity/activity.service.ts';
import { noticeRoutes } from '../notice/notice.routes.ts';
import { nextMonth, runMonthlyBilling } from './billing.ts';
import { installAlipayNotify, installSandboxPage } from './pay.routes.ts';
import { createTradesRepository } from './trades.repository.ts';
import { tradesRoutes, vipRoutes } from './trades.routes.ts';
import { createTradesService } from './trades.service.ts';

export interface MoneyDependencies {
  settings: Settings;
  db: Db;
  signingKey: Buffer;
  log: FastifyBaseLogger;
  /** Unix seconds. */
  now: () => number;
}

export interface Money {
  routes: Pick<AllRoutes, 'trades' | 'vip' | 'activity' | 'notice'>;
  /** Mounts what a provider and its QR codes call. */
  install: (app: FastifyInstance) => Promise<void>;
  /** The bills of each month, and refunds that did not go through at once. */
  jobs: readonly Job[];
}

/** Puts trades, VIP, the activity and the notice together. */
export async function createMoney({ settings, db, signingKey, log, now }: MoneyDependencies): Promise<Money> {
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
      activity: activityRoutes(createActivityService(db, now)),
      notice: noticeRoutes(settings.noticeHtml),
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
