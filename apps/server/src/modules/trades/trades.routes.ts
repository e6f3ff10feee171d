import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import { vipStateOf } from '../account/toAccount.ts';
import type { TradesService } from './trades.service.ts';

export function tradesRoutes(trades: TradesService): RoutesOf<'trades'> {
  return {
    get: ({ query }, who) => trades.get(who, query),
    create: ({ body }, who) => trades.create(who, body),
    check: ({ body }, who) => trades.check(who, body.trade_id),
    qrcode: ({ body }, who) => trades.qrcode(who, body.trade_id),
    orders: (_, who) => trades.orders(who),
    order: ({ params }, who) => trades.order(who, params.id),
  };
}

export function vipRoutes(trades: TradesService): RoutesOf<'vip'> {
  return {
    get: (_, { user }) => ({ state: vipStateOf(user), start: user.vip_start, expires: user.vip_expires }),
    history: (_, { user }) => trades.vipHistory(user),
  };
}
