import type { CallData } from '@xiangji/api-client/contract';
import { BILL_PAYABLE_DAYS, contract, DEVICE_TYPES, PROGRAM_TYPES } from '@xiangji/api-client/contract';
import type { RequestHandler } from 'msw';
import { encryptionKey } from './encryptionKey.ts';
import { answer } from './network.ts';
import { currentUser, signedInConfig } from './people.ts';
import { openTradeInWords, tradeWords } from './trades.ts';

const { account, trades, vip } = contract;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The fixed time of these stories: 20 May 2026, 10:00 UTC; Unix seconds. */
export const NOW = 1_779_271_200;

/** The real clock, saved before any story stops it: a story that fails may leave it stopped. */
const { now: realNow } = Date;

/** Stops the clock at a time, Unix seconds, for a story whose texts depend on it. */
export const freezeClockAt = (moment: number) => () => {
  Date.now = () => moment * 1_000;
  return () => {
    Date.now = realNow;
  };
};

export const freezeClock = freezeClockAt(NOW);

const place = (index: number) => ({
  ip: `120.24.78.${60 + index}`,
  location: index % 3 === 2 ? '' : '中国 广东省 深圳市',
  program: index % 2 ? 'Mobile Safari' : 'Chrome',
  program_version: index % 2 ? '17.1' : '150.0.1',
  program_type: PROGRAM_TYPES.BROWSER,
  device: index % 2 ? 'iOS' : 'Windows',
  device_version: index % 2 ? '17.1' : '11',
  device_type: index % 2 ? DEVICE_TYPES.PHONE : DEVICE_TYPES.COMPUTER,
});

const signIns = Array.from({ length: 8 }, (_, index) => ({ time: NOW - index * 9 * HOUR, ...place(index) }));

const sessions = [0, 1].map((index) => ({
  id: `session${index}`,
  current: index === 0,
  ctime: NOW - index * DAY,
  seen: NOW - index * HOUR,
  expires: NOW + 30 * DAY,
  ...place(index),
}));

const order: CallData<typeof trades.order> = {
  id: 'order-1',
  order_id: 'order-1',
  type: 'vip',
  ...{ title: '', subject: '', desc: '' },
  comment: '',
  amount: 9_600,
  total_amount: 12_000,
  discount_amount: 2_400,
  trade_amount: 9_600,
  ctime: NOW - 40 * DAY,
  expires: 0,
  bill_id: null,
  bill_date: null,
  trade_id: 'trade-1',
  trade_success: 1,
  trade_paytime: NOW - 40 * DAY + 60,
};

/** The day number of a first of the month in 2026. */
const firstOf = (month: number) => Date.UTC(2026, month - 1, 1) / (DAY * 1_000);

const BILLED = firstOf(5) * DAY;

export const unpaidBill: CallData<typeof trades.order> = {
  ...order,
  ...{ id: 'order-2', order_id: 'order-2', type: 'bill' },
  ...{ amount: 300, total_amount: 300, discount_amount: 0, trade_amount: null },
  // Made on the first, for the month before; 15 GB more than are free.
  ...{ ctime: BILLED, expires: BILLED + BILL_PAYABLE_DAYS * DAY },
  ...{ bill_id: 'bill-2', bill_date: firstOf(5), trade_id: null, trade_success: 0, trade_paytime: null },
};

/** An order with the names that the server returns in the language of this page. */
function inWords(named: typeof order): typeof order {
  const { months, vip: vipOf, bill } = tradeWords();
  const title = named.type === 'bill' ? bill : vipOf(months(12));
  return { ...named, title, subject: title, desc: named.type === 'bill' ? '' : months(12) };
}

const GB = 1_073_741_824;
const figures = (share: number) => ({
  count_folder_file: Math.round(5_230 * share),
  count_shared_file: Math.round(240 * share),
  count_oblivion_file: Math.round(36 * share),
  space_folder: Math.round(61 * GB * share),
  space_shared: Math.round(3 * GB * share),
  space_oblivion: Math.round(4 * GB * share),
});

/** VIP in one of its three states (spec §3 'VIP'). */
export function vipReply(state: 1 | 0 | -1): CallData<typeof vip.get> {
  const storage = { fen_per_gb: 20, free_gb: 50 };
  if (state === 0) return { state, start: 0, expires: 0, storage, support: null };
  const expires = state === 1 ? NOW + 325 * DAY : NOW - 3 * DAY;
  return { state, start: NOW - 40 * DAY, expires, storage, support: state === 1 ? 'vip@example.com' : null };
}

/** All data that the account's pages request. */
export const accountNetwork: readonly RequestHandler[] = [
  answer(account.security, {
    user_email: currentUser.user_email,
    list: [{ date: Math.floor(NOW / DAY), ctime: NOW, list: signIns }],
    last: null,
  }),
  answer(account.sessions, { list: sessions }),
  answer(account.invitations, {
    user_sign: currentUser.user_sign,
    count: 2,
    list: [
      { name: '山月', email: 'sh***@example.com', time: NOW - 9 * DAY },
      {
        name: '一个名字很长很长的好友他的昵称有三十个字那么长真的很长啊',
        email: 'yi***@example.com',
        time: NOW - 80 * DAY,
      },
    ],
  }),
  answer(contract.similar.list, { groups: [], next: null, count: 24, bytes: 327_155_712 }),
  answer(account.overview, { ...figures(1), count_folder: 42, count_file: 5_266, count_shared: 7 }),
  answer(account.overviewHistory, {
    list: [5, 4, 3, 2, 1].map((month) => ({
      ...figures(0.5 + month / 10),
      bill_date: firstOf(month),
      trade_success: month === 5 ? 0 : 1,
    })),
  }),
  answer(account.exportAll, {
    count: 5_230,
    size: 61 * GB,
    expires: NOW + DAY,
    left_out: [],
    parts: [1, 2].map((part) => ({
      ...{ part, url: `/media/export/${part}`, name: `xiangji-${part}.zip` },
      ...{ count: part === 1 ? 3_000 : 2_230, size: part === 1 ? 35 * GB : 26 * GB },
    })),
  }),
  answer(account.checkPassword, null),
  answer(account.get, currentUser),
  answer(contract.auth.key, encryptionKey),
  answer(trades.orders, () => ({ list: [unpaidBill, order].map(inWords) })),
  answer(trades.order, ({ params }) => inWords(params.id === unpaidBill.id ? unpaidBill : order)),
  answer(trades.get, openTradeInWords),
  answer(trades.create, openTradeInWords),
  answer(trades.check, openTradeInWords),
  answer(vip.get, vipReply(1)),
  answer(vip.history, {
    list: [
      ...[
        { kind: 'purchase' as const, months: 12, days: 0, start: NOW - 40 * DAY, expires: NOW + 325 * DAY },
      ],
      ...[{ kind: 'activity' as const, months: 0, days: 14, start: NOW - 54 * DAY, expires: NOW - 40 * DAY }],
    ].map((grant) => ({ ...grant, time: grant.start })),
  }),
];

/** An account that is deleted in three days. */
export const leavingConfig = { ...signedInConfig, user: { ...currentUser, delete_at: NOW + 3 * DAY } };
