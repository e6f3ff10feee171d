import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import {
  billOf,
  membershipGrantsOf,
  membershipOf,
  paymentOf,
  plansOf,
  tradeBody,
} from '../../shared/models/order.ts';
import { storageCountsOf, storageMonthOf } from '../../shared/models/storage.ts';
import {
  deletionTimeOf,
  deviceSessionOf,
  invitationsOf,
  signInsOf,
  userOf,
} from '../../shared/models/user.ts';
import { usePatchUser } from '../../shared/queries/session.queries.ts';

const ACCOUNT_KEY = ['account'] as const;

const BILLING_KEY = [...ACCOUNT_KEY, 'money'] as const;

/** A query of the account, which also changes elsewhere: on other devices, at the payment provider. */
const fresh = <Data>(queryKey: readonly string[], load: (signal: AbortSignal) => Promise<Data>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: 0 });

export const securityQuery = fresh([...ACCOUNT_KEY, 'security'], async (signal) =>
  signInsOf((await api.account.security({ query: {}, signal })).list),
);

export const sessionsQuery = fresh([...ACCOUNT_KEY, 'sessions'], async (signal) =>
  (await api.account.sessions({ signal })).list.map(deviceSessionOf),
);

export const invitationsQuery = fresh([...ACCOUNT_KEY, 'invitations'], async (signal) =>
  invitationsOf(await api.account.invitations({ signal })),
);

export const overviewQuery = fresh([...ACCOUNT_KEY, 'overview'], async (signal) =>
  storageCountsOf(await api.account.overview({ signal })),
);

export const monthsQuery = fresh([...ACCOUNT_KEY, 'months'], async (signal) =>
  (await api.account.overviewHistory({ signal })).list.map(storageMonthOf),
);

export const ordersQuery = fresh([...BILLING_KEY, 'orders'], async (signal) =>
  (await api.trades.orders({ signal })).list.map(billOf),
);

export function orderQuery(id: string) {
  return fresh([...BILLING_KEY, 'order', id], async (signal) =>
    billOf(await api.trades.order({ params: { id }, signal })),
  );
}

export const vipQuery = fresh([...BILLING_KEY, 'vip'], async (signal) =>
  membershipOf(await api.vip.get({ signal })),
);

/** The plans and their prices. */
export const goodsQuery = fresh([...BILLING_KEY, 'goods'], async (signal) =>
  plansOf(await api.trades.get({ query: { goods_category: 'vip' }, signal })),
);

export const vipHistoryQuery = fresh([...BILLING_KEY, 'history'], async (signal) =>
  membershipGrantsOf(await api.vip.history({ signal })),
);

/** After a payment: reloads orders, bills and VIP time, and the account's own VIP state. */
export function useRefreshBilling(): () => Promise<void> {
  const client = useQueryClient();
  const patch = usePatchUser();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: BILLING_KEY });
    patch(userOf(await api.account.get()));
  }, [client, patch]);
}

/** Ends one session by its id, or all others. */
export function useEndSession() {
  const t = useTranslations('account');
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api.account.endOtherSessions() : api.account.endSession({ params: { id } }),
    onSuccess: (_, id) =>
      toast.show({ title: id === null ? t('sessionsEnded') : t('sessionEnded'), tone: 'positive' }),
    onError: () => toast.show({ title: t('sessionEndFailed'), tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Plans the download of everything, with the password of the account. */
export function useExportPlan() {
  return useMutation({
    mutationFn: async (password: string) =>
      api.account.exportAll({ body: { auth: await api.encrypt({ password }) } }),
  });
}

/** The subject of a payment: a plan of the list, or an existing order. */
export type PaymentTarget = { planId: string } | { orderId: string };

/** Starts the payment of a plan or an order. */
export async function startPayment(target: PaymentTarget) {
  return paymentOf(await api.trades.create({ body: tradeBody(target) }));
}

/** Requests a new code for a payment; one that was closed is started again. */
export async function renewPayment(id: string) {
  return paymentOf(await api.trades.qrcode({ body: { trade_id: id } }));
}

/** Asks the provider whether a trade is paid. */
export async function isTradePaid(id: string): Promise<boolean> {
  return paymentOf(await api.trades.check({ body: { trade_id: id } })).isPaid;
}

/** Asks the provider whether an order is paid. */
export async function isOrderPaid(orderId: string): Promise<boolean> {
  const { isPaid, id } = paymentOf(await api.trades.get({ query: { order_id: orderId } }));
  return isPaid || !id ? isPaid : isTradePaid(id);
}

/** Schedules the deletion of the account; returns its time, Unix seconds. */
export async function scheduleDeletion(password: string): Promise<number> {
  return deletionTimeOf(await api.account.remove({ body: { auth: await api.encrypt({ password }) } }));
}
