import { VIP_STATES } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';
import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { Settings } from '../../settings/settings.ts';
import { vipStateOf } from '../auth/toAccount.ts';
import type { TradesService } from './trades.service.ts';

export function tradesRoutes({ trades }: { trades: TradesService }): RoutesOf<'trades'> {
  return {
    get: ({ query }, who) => trades.get(who, query),
    create: ({ body }, who) => trades.create(who, body),
    check: ({ body }, who) => trades.check(who, body.trade_id),
    qrcode: ({ body }, who) => trades.qrcode(who, body.trade_id),
    orders: (_, who) => trades.orders(who),
    order: ({ params }, who) => trades.order(who, params.id),
  };
}

type VipSettings = Pick<Settings, 'prices' | 'supportContact'>;

/** Spec §6: only a VIP sees the dedicated support contact. */
function toVip(user: User, { prices, supportContact }: VipSettings) {
  const state = vipStateOf(user);
  const { fenPerGb, freeGbVip } = prices.storage;
  return {
    state,
    start: user.vip_start,
    expires: user.vip_expires,
    storage: { fen_per_gb: fenPerGb, free_gb: freeGbVip },
    support: state === VIP_STATES.ACTIVE ? (supportContact ?? null) : null,
  };
}

interface VipRoutesDependencies {
  trades: TradesService;
  settings: VipSettings;
}

export function vipRoutes({ trades, settings }: VipRoutesDependencies): RoutesOf<'vip'> {
  return {
    get: (_, { user }) => toVip(user, settings),
    history: (_, { user }) => trades.vipHistory(user),
  };
}
