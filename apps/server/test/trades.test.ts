import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { feedbackDays } from '../src/modules/activity/activity.service.ts';
import { addMonths } from '../src/modules/billing/addMonths.ts';
import { priceOfStorage, runMonthlyBilling } from '../src/modules/billing/billing.ts';
import { DEFAULT_PRICES } from '../src/settings/prices.ts';
import type { Browser } from './browser.ts';
import { billingSources } from './libraryOf.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const GB = 1_073_741_824;
const DAY = 86_400;
const at = (text: string) => Date.parse(text) / 1_000;

describe.each(BACKENDS)('trades, VIP, bills and the activity on %s', (backend) => {
  let server: TestServer;
  let db: Db;
  let clock = at('2020-05-20T00:00:00Z');
  beforeAll(async () => {
    const env = { NOTICE_HTML: '<p onclick="x()">今晚 <b>维护</b></p><script>1</script>' };
    server = await startServer(backend, env, { now: () => clock });
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const idOf = async ({ api }: Browser) => (await api.account.get()).user_id;
  const confirm = async (code: string | null) => (await fetch(code ?? '', { method: 'POST' })).text();
  const setUser = async (browser: Browser, values: object) =>
    db
      .updateTable('users')
      .set(values)
      .where('id', '=', await idOf(browser))
      .execute();

  it('sells VIP months through the sandbox page, once for each trade', async () => {
    const buyer = await server.join('buyer@example.com');
    const { goods_list } = await buyer.api.trades.get({ query: { goods_category: 'vip' } });
    expect(goods_list.map(({ goods_id, amount, content }) => [goods_id, amount, content])).toEqual([
      ['1m', 1_000, '1 month'],
      ['6m', 6_000, '6 months'],
      ['12m', 9_600, '12 months'],
    ]);
    const trade = await buyer.api.trades.create({ body: { goods_id: '12m' } });
    expect(trade.qr_code).toMatch(new RegExp(`^${server.origin}/pay/sandbox/`));
    expect(trade.trial).toBe(true);
    expect((await buyer.api.trades.orders()).list).toEqual([]);
    const shown = await (
      await fetch(trade.qr_code ?? '', { headers: { 'accept-language': 'zh-CN' } })
    ).text();
    expect(shown).toContain('￥96.00');
    expect(shown).toContain('确认付款');
    for (let round = 0; round < 2; round += 1) await confirm(trade.qr_code);
    const checked = await buyer.api.trades.check({ body: { trade_id: trade.trade_id ?? '' } });
    expect(checked.trade_success).toBe(1);
    const expires = addMonths(clock, 12);
    expect(await buyer.api.vip.history()).toEqual({
      list: [{ kind: 'purchase', months: 12, days: 0, start: clock, expires, time: clock }],
    });
    expect(await buyer.api.vip.get()).toMatchObject({ start: clock, expires });
    const [order] = (await buyer.api.trades.orders()).list;
    expect(order).toMatchObject({
      type: 'vip',
      amount: 9_600,
      total_amount: 12_000,
      discount_amount: 2_400,
      trade_success: 1,
      trade_paytime: clock,
    });
    expect(await buyer.api.trades.order({ params: { id: order?.id ?? '' } })).toEqual(order);
    const again = buyer.api.trades.create({ body: { order_id: order?.id } });
    expect((await refusal(again)).code).toBe(E.TRADE_COMPLETE);
    const next = await buyer.api.trades.create({ body: { goods_id: '1m' } });
    await confirm(next.qr_code);
    expect((await buyer.api.vip.get()).expires).toBe(addMonths(expires, 1));

    const other = await server.join('other@example.com');
    const foreign = [
      () => other.api.trades.check({ body: { trade_id: trade.trade_id ?? '' } }),
      () => other.api.trades.qrcode({ body: { trade_id: trade.trade_id ?? '' } }),
      () => other.api.trades.order({ params: { id: order?.id ?? '' } }),
      () => other.api.trades.create({ body: { order_id: order?.id } }),
      () => other.api.trades.create({ body: { goods_id: '2m' } }),
    ];
    for (const call of foreign) expect((await refusal(call())).code).toBe(E.NOT_FOUND);
  });

  it('refuses a forged sandbox page, reports a closed trade, and credits a late payment once', async () => {
    const buyer = await server.join('closed@example.com');
    const old = await buyer.api.trades.create({ body: { goods_id: '1m' } });
    const fresh = await buyer.api.trades.create({ body: { goods_id: '6m' } });
    expect(await (await fetch(old.qr_code ?? '')).text()).toContain('已关闭');
    expect(await confirm(`${old.qr_code}x`)).toContain('不存在');
    expect((await buyer.api.vip.history()).list).toEqual([]);
    // The page was open before other goods were selected: the payment still arrives, and is not lost.
    for (let round = 0; round < 2; round += 1) expect(await confirm(old.qr_code)).toContain('已完成');
    const late = await buyer.api.trades.check({ body: { trade_id: old.trade_id ?? '' } });
    expect(late.trade_success).toBe(1);
    expect((await buyer.api.vip.get()).expires).toBe(addMonths(clock, 1));
    const again = buyer.api.trades.qrcode({ body: { trade_id: old.trade_id ?? '' } });
    expect((await refusal(again)).code).toBe(E.TRADE_COMPLETE);
    expect((await buyer.api.trades.check({ body: { trade_id: fresh.trade_id ?? '' } })).trade_success).toBe(
      0,
    );
    expect((await buyer.api.vip.history()).list).toHaveLength(1);
  });

  it('bills usage above the free part on the first of a month, once, and takes the payment', async () => {
    const vip = await server.join('vip@example.com');
    const plain = await server.join('plain@example.com');
    const now = at('2020-07-01T00:00:10Z');
    await setUser(vip, { ctime: 1, space: 60 * GB, vip_start: 1, vip_expires: now + 10 * DAY });
    await setUser(plain, { ctime: 1, space: 2 * GB + GB / 2, count_photo: 3 });
    const newcomer = await server.join('newcomer@example.com');
    await setUser(newcomer, { ctime: now, space: 9 * GB });
    for (const when of [now, now + 5 * DAY])
      await runMonthlyBilling(billingSources(db), DEFAULT_PRICES, when);
    await Promise.all([now, now].map((when) => runMonthlyBilling(billingSources(db), DEFAULT_PRICES, when)));
    expect((await newcomer.api.trades.orders()).list).toEqual([]);
    const [bill, ...more] = (await vip.api.trades.orders()).list;
    expect(more).toEqual([]);
    expect(bill).toMatchObject({ type: 'bill', amount: 200, trade_success: 0, expires: now + 40 * DAY });
    expect(bill?.bill_date).toBe(at('2020-07-01T00:00:00Z') / DAY);
    const [other] = (await plain.api.trades.orders()).list;
    expect([other?.amount, other?.expires]).toEqual([50, now + 30 * DAY]);
    const shown = await vip.api.trades.get({ query: { bill_id: bill?.bill_id ?? '' } });
    expect(shown).toMatchObject({ amount: 200, bill: { id: bill?.bill_id }, order: { target: 'bill' } });
    expect(bill?.comment).toBe('60.00 GB stored');
    expect(await vip.api.trades.get({ query: { goods_category: 'bill' } })).toEqual({
      ...shown,
      goods_list: [],
    });
    const asVip = vip.api.trades.get({ query: { goods_category: 'vip', bill_id: bill?.bill_id ?? '' } });
    expect((await refusal(asVip)).code).toBe(E.NOT_FOUND);
    const trade = await vip.api.trades.create({ body: { bill_id: bill?.bill_id ?? '' } });
    const months = async ({ api }: Browser) => (await api.account.overviewHistory()).list;
    expect((await months(vip))[0]?.trade_success).toBe(0);
    await confirm(trade.qr_code);
    expect((await months(vip))[0]).toMatchObject({ space_folder: 60 * GB, trade_success: 1 });
    expect((await vip.api.trades.get({ query: { goods_category: 'bill' } })).bill).toBeNull();
    expect((await months(plain))[0]).toMatchObject({ count_folder_file: 3, trade_success: 0 });
    expect((await vip.api.vip.history()).list).toEqual([]);
    const late = vip.api.trades.create({ body: { bill_id: bill?.bill_id ?? '' } });
    expect((await refusal(late)).code).toBe(E.TRADE_COMPLETE);
  });

  it('grants one VIP day per 14 days of registration, once, to accounts that registered in time', async () => {
    clock = at('2020-05-20T00:00:00Z');
    const old = await server.join('old@example.com');
    await setUser(old, { ctime: 1_588_291_200 - 29 * DAY });
    expect(await old.api.activity.feedback()).toEqual({ day: 2, allow: true, complete: false });
    const claims = await Promise.allSettled(Array.from({ length: 50 }, () => old.api.activity.claim()));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await old.api.vip.history()).toMatchObject({ list: [{ kind: 'activity', days: 2 }] });
    expect((await old.api.vip.get()).expires).toBe(clock + 2 * DAY);
    expect(await old.api.activity.feedback()).toEqual({ day: 2, allow: true, complete: true });

    const young = await server.join('young@example.com');
    await setUser(young, { ctime: 1_588_291_200 - 14 * DAY + 1 });
    const refused = await refusal(young.api.activity.claim());
    expect(refused).toMatchObject({ code: E.ILLEGAL_REQUEST, data: { reason: 'activity' } });
    const late = await server.join('late@example.com');
    await setUser(late, { ctime: 1_500_000_000 });
    clock = at('2020-06-01T23:59:59Z');
    expect((await late.api.activity.feedback()).allow).toBe(true);
    clock += 1;
    expect((await late.api.activity.feedback()).allow).toBe(false);
    expect((await refusal(late.api.activity.claim())).data).toEqual({ reason: 'activity' });
  });

  it('shows the notice without unsafe markup', async () => {
    const reader = await server.join('reader@example.com');
    expect(await reader.api.notice.get()).toEqual({ html: '<p>今晚 <b>维护</b></p>' });
    expect((await refusal(server.browser().api.notice.get())).code).toBe(E.NOT_SIGNED_IN);
  });
});

describe('figures', () => {
  it.each([
    ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00Z'],
    ['2023-01-31T10:00:00Z', 1, '2023-02-28T10:00:00Z'],
    ['2023-11-15T00:00:00Z', 12, '2024-11-15T00:00:00Z'],
    ['2023-08-31T00:00:00Z', 6, '2024-02-29T00:00:00Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toBe(at(to));
  });

  it('storage costs 20 fen a G; a VIP has 50 G free; begun fen are given', () => {
    expect(priceOfStorage(50 * GB, true, DEFAULT_PRICES)).toBe(0);
    expect(priceOfStorage(51 * GB, true, DEFAULT_PRICES)).toBe(20);
    expect(priceOfStorage(GB - 1, false, DEFAULT_PRICES)).toBe(19);
  });

  it('the activity counts whole fortnights', () => {
    expect(feedbackDays(1_588_291_200 - 14 * DAY)).toBe(1);
    expect(feedbackDays(1_588_291_200 + DAY)).toBe(0);
  });
});
