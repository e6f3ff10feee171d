import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './alipayGateway.ts';
import type { Browser } from './browser.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

describe.each(BACKENDS)('paying through the provider on %s', (backend) => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let server: TestServer;
  let people = 0;
  let later = 0;
  beforeAll(async () => {
    gateway = await startGateway();
    server = await startServer(backend, gateway.env, { now: () => Math.floor(Date.now() / 1_000) + later });
  });
  afterAll(async () => {
    await server.stop();
    await gateway.stop();
  });

  const join = () => {
    people += 1;
    return server.join(`payer${people}@example.com`);
  };
  const begin = async ({ api }: Browser, goods_id = '1m') => {
    const { trade_id } = await api.trades.create({ body: { goods_id } });
    return trade_id ?? '';
  };
  const notify = async (fields: Record<string, string>, by?: 'stranger') => {
    const answer = await fetch(`${server.origin}/pay/alipay/notify`, {
      method: 'POST',
      body: gateway.report(fields, by),
    });
    return answer.text();
  };
  const credits = async ({ api }: Browser) => (await api.vip.history()).list.map((one) => one.months);
  const pay = (id: string) => {
    const trade = gateway.trades.get(id);
    if (trade) trade.status = 'TRADE_SUCCESS';
  };

  it('reports the amount in yuan, returns its code, and credits the report once, replayed or not', async () => {
    const payer = await join();
    const trade = await payer.api.trades.create({ body: { goods_id: '12m' } });
    const id = trade.trade_id ?? '';
    expect(trade).toMatchObject({ amount: 9_600, trade_success: 0, goods_id: '12m' });
    expect(trade.qr_code).toContain(`https://qr.example.com/${id}/`);
    expect(trade.trial).toBe(false);
    expect(gateway.trades.get(id)?.amount).toBe('96.00');
    const report = { out_trade_no: id, total_amount: '96.00' };
    expect([await notify(report), await notify(report)]).toEqual(['success', 'success']);
    expect(await credits(payer)).toEqual([12]);
    pay(id);
    expect((await payer.api.trades.check({ body: { trade_id: id } })).trade_success).toBe(1);
    expect(await credits(payer)).toEqual([12]);
    const fresh = payer.api.trades.qrcode({ body: { trade_id: id } });
    expect((await refusal(fresh)).code).toBe(E.TRADE_COMPLETE);
  });

  it('credits nothing for a report that is forged, of another app, of another amount or of no trade', async () => {
    const payer = await join();
    const id = await begin(payer);
    const report = { out_trade_no: id, total_amount: '10.00' };
    expect(await notify(report, 'stranger')).toBe('failure');
    expect(await notify({ ...report, app_id: 'app-2' })).toBe('failure');
    expect(await notify({ ...report, seller_id: '2088000000000002' })).toBe('failure');
    expect(await notify({ ...report, total_amount: '0.01' })).toBe('failure');
    expect(await notify({ ...report, total_amount: '10.000' })).toBe('failure');
    expect(await notify({ ...report, out_trade_no: 'missing' })).toBe('failure');
    const signed = gateway.report(report);
    signed.set('total_amount', '96.00');
    const changed = await fetch(`${server.origin}/pay/alipay/notify`, { method: 'POST', body: signed });
    expect(await changed.text()).toBe('failure');
    const empty = await fetch(`${server.origin}/pay/alipay/notify`, { method: 'POST' });
    expect(await empty.text()).toBe('failure');
    expect(await notify({ ...report, trade_status: 'WAIT_BUYER_PAY' })).toBe('success');
    expect(await credits(payer)).toEqual([]);
    expect((await payer.api.trades.check({ body: { trade_id: id } })).trade_success).toBe(0);
  });

  it('answers failure to an unknown kind of signature', async () => {
    const payer = await join();
    const report = { out_trade_no: await begin(payer), total_amount: '10.00' };
    for (const type of ['RSA', 'RSA3', '', 'toString', '__proto__']) {
      const body = gateway.report(report);
      body.set('sign_type', type);
      const answer = await fetch(`${server.origin}/pay/alipay/notify`, { method: 'POST', body });
      expect(await answer.text()).toBe('failure');
    }
    const body = gateway.report(report);
    body.delete('sign_type');
    const answer = await fetch(`${server.origin}/pay/alipay/notify`, { method: 'POST', body });
    expect(await answer.text()).toBe('failure');
    expect(await credits(payer)).toEqual([]);
  });

  it('accepts no reply that the provider has not signed', async () => {
    const payer = await join();
    const id = await begin(payer);
    pay(id);
    gateway.mode.forged = true;
    expect((await refusal(payer.api.trades.check({ body: { trade_id: id } }))).code).toBe(E.SYSTEM);
    expect(await credits(payer)).toEqual([]);
    gateway.mode.forged = false;
    expect((await payer.api.trades.check({ body: { trade_id: id } })).trade_success).toBe(1);
  });

  it('reads reports in any order', async () => {
    const payer = await join();
    const report = { out_trade_no: await begin(payer), total_amount: '10.00' };
    expect(await notify({ ...report, trade_status: 'TRADE_FINISHED' })).toBe('success');
    expect(await notify({ ...report, trade_status: 'WAIT_BUYER_PAY' })).toBe('success');
    expect(await notify({ ...report, trade_status: 'TRADE_CLOSED' })).toBe('success');
    expect(await credits(payer)).toEqual([1]);
    expect((await payer.api.vip.get()).state).toBe(1);
  });

  it('closes the older trade when other goods are selected, and never loses a late payment', async () => {
    const payer = await join();
    const old = await begin(payer, '1m');
    expect(await begin(payer, '1m')).toBe(old);
    const next = await begin(payer, '6m');
    expect(gateway.trades.get(old)?.status).toBe('TRADE_CLOSED');
    expect(gateway.trades.get(next)?.status).toBe('WAIT_BUYER_PAY');
    expect(await notify({ out_trade_no: old, total_amount: '10.00' })).toBe('success');
    expect(await credits(payer)).toEqual([1]);
    pay(next);
    await payer.api.trades.check({ body: { trade_id: next } });
    expect((await credits(payer)).toSorted()).toEqual([1, 6]);
  });

  it('renews the code of an open trade after an hour, unless it has been paid', async () => {
    const payer = await join();
    const again = () => payer.api.trades.create({ body: { goods_id: '1m' } });
    const trade = await again();
    expect(await again()).toEqual(trade);
    later += 3_600;
    const renewed = await again();
    expect(renewed.trade_id).toBe(trade.trade_id);
    expect(renewed.qr_code).not.toBe(trade.qr_code);
    pay(trade.trade_id ?? '');
    expect(await again()).toMatchObject({ trade_id: trade.trade_id, trade_success: 1 });
    expect(await credits(payer)).toEqual([1]);
  });

  it('sees at closing that the older trade was paid in the moment before', async () => {
    const payer = await join();
    const old = await begin(payer, '1m');
    pay(old);
    await begin(payer, '12m');
    expect(await credits(payer)).toEqual([1]);
  });

  it('refunds an order that was paid twice', async () => {
    const payer = await join();
    const first = await payer.api.trades.create({ body: { goods_id: '1m' } });
    await begin(payer, '6m');
    const second = await payer.api.trades.qrcode({ body: { trade_id: first.trade_id ?? '' } });
    expect(second.order_id).toBe(first.order_id);
    expect(second.trade_id).not.toBe(first.trade_id);
    for (const trade of [first, second]) {
      expect(await notify({ out_trade_no: trade.trade_id ?? '', total_amount: '10.00' })).toBe('success');
    }
    expect(await credits(payer)).toEqual([1]);
    expect(gateway.trades.get(second.trade_id ?? '')?.refunded).toBe(true);
    expect(gateway.trades.get(first.trade_id ?? '')?.refunded).toBe(false);
  });

  it('credits once however many polls, checks and reports arrive together', async () => {
    const payer = await join();
    const id = await begin(payer);
    pay(id);
    const { api } = payer;
    await Promise.all(
      Array.from({ length: 25 }, () => [
        notify({ out_trade_no: id, total_amount: '10.00' }),
        api.trades.check({ body: { trade_id: id } }),
      ]).flat(),
    );
    expect(await credits(payer)).toEqual([1]);
  });
});
