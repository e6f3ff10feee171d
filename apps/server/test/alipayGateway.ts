import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Trade {
  amount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  refunded: boolean;
}

const newKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};

const sign = (text: string, key: string) => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

/** A payment provider on this machine: answers as the real one does, signed with keys of its own. */
export async function startGateway() {
  const app = newKeys();
  const provider = newKeys();
  const stranger = newKeys();
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  /** An attacker between the server and the provider answers in its place. */
  const mode = { forged: false };

  function act(method: string, content: Record<string, string>): Record<string, string> {
    const id = content.out_trade_no ?? '';
    const ok = { code: '10000', msg: 'Success', out_trade_no: id };
    const trade = trades.get(id);
    if (method === 'alipay.trade.precreate') {
      trades.set(id, { amount: content.total_amount ?? '', status: 'WAIT_BUYER_PAY', refunded: false });
      return { ...ok, qr_code: `https://qr.example.com/${id}/${asked.length}` };
    }
    if (!trade) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    if (method === 'alipay.trade.close' && trade.status === 'WAIT_BUYER_PAY') trade.status = 'TRADE_CLOSED';
    if (method === 'alipay.trade.refund') trade.refunded = true;
    return { ...ok, trade_no: `A${id}`, trade_status: trade.status, total_amount: trade.amount };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://gateway');
      const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      const field = (name: string) => body.get(name) ?? url.searchParams.get(name) ?? '';
      const method = field('method');
      asked.push(method);
      const content = JSON.stringify(act(method, JSON.parse(field('biz_content')) as Record<string, string>));
      const name = `${method.replaceAll('.', '_')}_response`;
      response.setHeader('content-type', 'application/json;charset=utf-8');
      response.end(
        `{"${name}":${content},"sign":"${sign(content, (mode.forged ? stranger : provider).private)}"}`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`;

  /** The fields of a report, signed by the provider or by an attacker. */
  function report(fields: Record<string, string>, by: 'provider' | 'stranger' = 'provider'): URLSearchParams {
    const all: Record<string, string> = {
      app_id: 'app-1',
      seller_id: '2088000000000001',
      charset: 'utf-8',
      notify_type: 'trade_status_sync',
      trade_status: 'TRADE_SUCCESS',
      trade_no: `A${fields.out_trade_no}`,
      ...fields,
    };
    const text = Object.keys(all)
      .toSorted()
      .map((name) => `${name}=${all[name]}`)
      .join('&');
    const key = (by === 'provider' ? provider : stranger).private;
    return new URLSearchParams({ ...all, sign_type: 'RSA2', sign: sign(text, key) });
  }

  return {
    env: {
      ALIPAY_APP_ID: 'app-1',
      ALIPAY_SELLER_ID: '2088000000000001',
      ALIPAY_PRIVATE_KEY: app.private,
      ALIPAY_PUBLIC_KEY: provider.public,
      ALIPAY_GATEWAY: gateway,
      PUBLIC_URL: 'http://photos.example.com',
    },
    mode,
    trades,
    report,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
