import type { Trade } from '@xiangji/api-client/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { OrderRow, TradeRow } from '../../db/billingSchema.ts';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { Payment, PaymentProvider } from '../../payment/PaymentProvider.ts';
import { newId } from '../../security/tokens.ts';
import type { Prices } from '../../settings/prices.ts';
import { SECONDS_PER_HOUR } from '../../time.ts';
import { orderTitle } from './texts.ts';
import { toOrder, toTrade } from './toTrade.ts';
import type { OrderWithBill, PaymentOutcome, TradesRepository } from './trades.repository.ts';

export interface TradesDependencies {
  repository: TradesRepository;
  provider: PaymentProvider;
  prices: Prices;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Unix seconds. */
  now: () => number;
  originOf: (request: FastifyRequest) => string;
}

/** Alipay accepts a code for two hours. */
const CODE_LIFETIME = SECONDS_PER_HOUR;

type Requester = Pick<RequestContext<User>, 'user' | 'language' | 'request'>;

interface Target {
  goods_id?: string | undefined;
  bill_id?: string | undefined;
  order_id?: string | undefined;
}

/** Payments and refunds. */
function createSettlement({ repository, provider, log, now }: TradesDependencies) {
  async function refund(trade: TradeRow): Promise<void> {
    const { id, amount, provider_no } = trade;
    try {
      await provider.refund({ tradeId: id, amount, providerNo: provider_no ?? '' });
      await repository.setRefunded(id);
    } catch (error) {
      // It stays marked: the billing job tries again.
      log.error({ err: error, tradeId: id }, 'a refund failed');
    }
  }

  /** Records a payment that a provider confirms, by poll or report. */
  async function settle(payment: Payment): Promise<PaymentOutcome> {
    const result = await repository.settle(payment, now());
    if (result === 'refused') log.warn({ tradeId: payment.tradeId }, 'a payment fits no trade');
    if (result === 'refund') {
      const trade = await repository.findAnyonesTrade(payment.tradeId);
      if (trade) await refund(trade);
    }
    return result;
  }

  async function askProvider(trade: TradeRow): Promise<void> {
    if (trade.state !== 'open' && trade.state !== 'closed') return;
    const payment = await provider.query(trade.id);
    if (payment) await settle(payment);
  }

  async function closeAtProvider(trades: TradeRow[]): Promise<void> {
    for (const trade of trades) {
      try {
        await provider.close(trade.id);
        // It may have been paid a moment before.
        await askProvider(trade);
      } catch (error) {
        log.warn({ err: error, tradeId: trade.id }, 'a trade could not be closed at its provider');
      }
    }
  }

  return { refund, settle, askProvider, closeAtProvider };
}

/** Orders and trades of one account. Each throws NOT_FOUND where the account has no such order or trade. */
function createTradeViews({ repository, prices }: TradesDependencies) {
  async function requireOrder(user: User, target: Target): Promise<OrderWithBill> {
    const by = target.bill_id ? { billId: target.bill_id } : { id: target.order_id ?? '' };
    const order = await repository.findOrder(user.id, by);
    if (!order) throw new CatalogueError('NOT_FOUND');
    return order;
  }

  async function requireTrade(user: User, id: string): Promise<TradeRow> {
    const trade = await repository.findTrade(user.id, id);
    if (!trade) throw new CatalogueError('NOT_FOUND');
    return trade;
  }

  async function show({ user, language }: Requester, trade: TradeRow): Promise<Trade> {
    const order = await requireOrder(user, { order_id: trade.order_id });
    return toTrade({ trade, order, prices, language });
  }

  return {
    requireOrder,
    requireTrade,
    show,

    async get(
      requester: Requester,
      query: Target & { goods_category?: 'vip' | 'bill' | undefined },
    ): Promise<Trade> {
      const { goods_category: category } = query;
      const isNamed = query.bill_id !== undefined || query.order_id !== undefined;
      const order = isNamed
        ? await requireOrder(requester.user, query)
        : category === 'bill'
          ? await repository.oldestUnpaidBill(requester.user.id)
          : undefined;
      if (order && category && order.category !== category) throw new CatalogueError('NOT_FOUND');
      const trade = order && (await repository.openTradeOf(order.id));
      return toTrade({ trade, order, category, prices, language: requester.language });
    },

    async orders({ user, language }: Requester) {
      const list = await repository.orders(user.id);
      return { list: list.map((order) => toOrder({ order, prices, language })) };
    },

    async order({ user, language }: Requester, id: string) {
      return toOrder({ order: await requireOrder(user, { order_id: id }), prices, language });
    },
  };
}

type Settlement = ReturnType<typeof createSettlement>;
type Views = ReturnType<typeof createTradeViews>;

/** Creates trades, and the codes to pay them. */
function createTradeStart(
  dependencies: TradesDependencies,
  { askProvider, closeAtProvider }: Settlement,
  { requireTrade, show }: Views,
) {
  const { repository, provider, prices, now } = dependencies;

  async function freshCode(requester: Requester, trade: TradeRow, order: OrderRow): Promise<TradeRow> {
    const origin = dependencies.originOf(requester.request);
    const subject = orderTitle(order, requester.language);
    const qr_code = await provider.precreate({ tradeId: trade.id, amount: trade.amount, subject, origin });
    await repository.setQrCode(trade.id, qr_code);
    return { ...trade, qr_code };
  }

  /** The trade with a code that can still be scanned, unless it has been paid. */
  async function withValidCode(requester: Requester, trade: TradeRow, order: OrderRow): Promise<TradeRow> {
    if (trade.qr_code === '') return freshCode(requester, trade, order);
    if (now() - trade.ctime < CODE_LIFETIME) return trade;
    await askProvider(trade);
    const current = await requireTrade(requester.user, trade.id);
    return current.state === 'open' ? freshCode(requester, current, order) : current;
  }

  function newOrder(user: User, goodsId: string) {
    const goods = prices.vip.find((one) => one.id === goodsId);
    if (!goods) throw new CatalogueError('NOT_FOUND');
    const row = {
      id: newId(),
      user_id: user.id,
      category: 'vip',
      goods_id: goods.id,
      bill_id: null,
    } as const;
    return { ...row, months: goods.months, amount: goods.amount, expires: 0, ctime: now() };
  }

  async function begin(
    requester: Requester,
    order: OrderWithBill | ReturnType<typeof newOrder>,
  ): Promise<Trade> {
    if ('paid_by' in order && order.paid_by !== null) throw new CatalogueError('TRADE_COMPLETE');
    const trade = {
      id: newId(),
      user_id: requester.user.id,
      provider: provider.name,
      amount: order.amount,
      ctime: now(),
    };
    const begun = await repository.begin({ trade, order: 'paid_by' in order ? { id: order.id } : order });
    await closeAtProvider(begun.closed);
    const kept = await repository.order(begun.trade.order_id);
    if (!kept) throw new CatalogueError('NOT_FOUND');
    return show(requester, await withValidCode(requester, begun.trade, kept));
  }

  return { freshCode, newOrder, begin };
}

/** Paying for VIP months and bills (spec §4 'Payment dialog', §7 'Trade and VIP'). */
export function createTradesService(dependencies: TradesDependencies) {
  const { repository } = dependencies;
  const settlement = createSettlement(dependencies);
  const views = createTradeViews(dependencies);
  const { freshCode, newOrder, begin } = createTradeStart(dependencies, settlement, views);
  const { refund, settle, askProvider } = settlement;
  const { requireOrder, requireTrade, show, get, orders, order } = views;

  return {
    settle,
    get,
    orders,
    order,

    async create(requester: Requester, target: Target): Promise<Trade> {
      if (target.bill_id || target.order_id)
        return begin(requester, await requireOrder(requester.user, target));
      return begin(requester, newOrder(requester.user, target.goods_id ?? ''));
    },

    async check(requester: Requester, tradeId: string): Promise<Trade> {
      await askProvider(await requireTrade(requester.user, tradeId));
      return show(requester, await requireTrade(requester.user, tradeId));
    },

    async qrcode(requester: Requester, tradeId: string): Promise<Trade> {
      await askProvider(await requireTrade(requester.user, tradeId));
      const trade = await requireTrade(requester.user, tradeId);
      const order = await requireOrder(requester.user, { order_id: trade.order_id });
      if (trade.state === 'closed') return begin(requester, order);
      if (trade.state !== 'open') throw new CatalogueError('TRADE_COMPLETE');
      return show(requester, await freshCode(requester, trade, order));
    },

    /** Tries refunds again that failed. */
    async retryRefunds(): Promise<void> {
      for (const trade of await repository.refunding()) await refund(trade);
    },

    findAnyonesTrade: repository.findAnyonesTrade,
    orderOf: repository.order,
    vipHistory: async (user: User) => ({ list: await repository.vipHistory(user.id) }),
  };
}

export type TradesService = ReturnType<typeof createTradesService>;
