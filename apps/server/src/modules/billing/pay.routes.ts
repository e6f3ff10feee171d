import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../language.ts';
import type { Alipay } from '../../payment/alipay.ts';
import { toYuan } from '../../payment/fen.ts';
import { ALIPAY, ALIPAY_NOTIFY_ROUTE } from '../../payment/PaymentProvider.ts';
import { readSandboxToken, SANDBOX, SANDBOX_ROUTE } from '../../payment/sandbox.ts';
import { orderTitle, sandboxTexts } from './texts.ts';
import type { TradesService } from './trades.service.ts';

const BODY_LIMIT = 16_384;
/**
 * A report carries the provider's signature, the sandbox's address a signed token: neither needs the CSRF header.
 */
const OPTIONS = { schema: { hide: true }, bodyLimit: BODY_LIMIT, config: { csrf: false as const } };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function page(texts: { title: string; lines: string[]; button?: string }, language: string): string {
  const lines = texts.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const form = texts.button ? `<form method="post"><button>${escapeHtml(texts.button)}</button></form>` : '';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><h1>${escapeHtml(texts.title)}</h1>${lines}${form}</html>`;
}

/** The fields of a form, each once; a repeated field is ignored. */
function readForm(body: unknown): Record<string, string> {
  const pairs = new URLSearchParams(typeof body === 'string' ? body : '');
  const names = Array.from(pairs.keys());
  return Object.fromEntries(
    Array.from(pairs).filter(([name]) => names.filter((n) => n === name).length === 1),
  );
}

interface AlipayRoutesDependencies {
  alipay: Alipay;
  trades: TradesService;
}

/** The provider's payment reports: they are signed, so they are outside the contract and need no session. */
export function installAlipayRoutes(
  app: FastifyInstance,
  { alipay, trades }: AlipayRoutesDependencies,
): void {
  app.post(ALIPAY_NOTIFY_ROUTE, OPTIONS, async (request, reply) => {
    reply.type('text/plain');
    const payment = alipay.readNotify(readForm(request.body));
    if (payment === undefined) return 'failure';
    if (payment === null) return 'success';
    const trade = await trades.findAnyonesTrade(payment.tradeId);
    if (trade?.provider !== ALIPAY) return 'failure';
    return (await trades.settle(payment)) === 'refused' ? 'failure' : 'success';
  });
}

interface SandboxRoutesDependencies {
  signingKey: Buffer;
  trades: TradesService;
}

/** The sandbox's page: its signed address is enough to confirm the payment. */
export function installSandboxRoutes(
  app: FastifyInstance,
  { signingKey, trades }: SandboxRoutesDependencies,
): void {
  async function answer(request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) {
    const language = languageOf(request.headers['accept-language']);
    const texts = sandboxTexts[language];
    const send = (lines: string[], button?: string) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page({ title: texts.title, lines, ...(button && { button }) }, language));
    const tradeId = readSandboxToken(signingKey, request.params.token);
    const trade = tradeId ? await trades.findAnyonesTrade(tradeId) : undefined;
    const order = trade && (await trades.orderOf(trade.order_id));
    if (!trade || !order || trade.provider !== SANDBOX) return send([texts.missing]);
    // A page opened before the trade was closed may still confirm: a late payment, as real providers have them.
    if (request.method === 'POST') {
      await trades.settle({ tradeId: trade.id, amount: trade.amount, providerNo: `sandbox-${trade.id}` });
      return send([texts.paid]);
    }
    if (trade.state === 'closed') return send([texts.closed]);
    if (trade.state !== 'open') return send([texts.paid]);
    const cost = `${orderTitle(order, language)} · ￥${toYuan(trade.amount)}`;
    return send([cost, texts.notice], texts.pay);
  }

  app.get(SANDBOX_ROUTE, OPTIONS, answer);
  app.post(SANDBOX_ROUTE, OPTIONS, answer);
}
