import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../src/mail/mailer.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

/** An SMTP server that stores what it receives, or refuses every recipient while `refuses` is set. */
async function startSmtp() {
  const state = { refuses: false, mails: [] as string[] };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_, __, done) => done(state.refuses ? new Error('mailbox unavailable') : null),
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        state.mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

describe.each(BACKENDS)('a mail server that refuses, on %s', (backend) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let server: TestServer;
  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startServer(backend, { MAIL_URL: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  it('makes the call an error, and leaves neither a code nor a wait', async () => {
    const { api } = server.browser();
    const email = 'new@example.com';
    smtp.state.refuses = true;
    expect((await refusal(api.requestSignUpCode({ email }))).code).toBe(E.SYSTEM);
    smtp.state.refuses = false;
    expect(await api.requestSignUpCode({ email })).toEqual({ resend_after: 60 });
    expect(smtp.state.mails).toHaveLength(1);
    expect(smtp.state.mails[0]).toContain(`To: ${email}`);
  });

  it('gets one mail a minute for an address, and other requests the rest of the wait', async () => {
    const { api } = server.browser();
    const email = 'hasty@example.com';
    const ask = () => api.requestSignUpCode({ email });
    const waits = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(waits.map(({ resend_after: wait }) => wait > 0 && wait <= 60)).toEqual([true, true, true, true]);
    const sent = () => smtp.state.mails.filter((mail) => mail.includes(`To: ${email}`));
    expect(sent()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await ask()).toEqual({ resend_after: 60 });
    expect(sent()).toHaveLength(2);
  });

  it('counts no mail that was not sent', async () => {
    const { api } = server.browser();
    const email = 'often@example.com';
    smtp.state.refuses = true;
    for (let mail = 0; mail < 6; mail += 1) await refusal(api.requestSignUpCode({ email }));
    smtp.state.refuses = false;
    await api.requestSignUpCode({ email });
  });
});

describe('a mail server that does not answer', () => {
  let silent: Server;
  afterAll(() => silent.close());

  it('is given up after the timeout, and a notice to it is only logged', async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const log = { info: vi.fn(), warn: vi.fn() };
    const settings = { mail: { url, from: 'a@example.com' }, dataDir: '.' };
    const mailer = createMailer({ settings, log, print: () => undefined, timeout: 200 });
    const mail = { to: 'b@example.com', subject: 'Hello', text: 'Hello' };
    await expect(mailer.send(mail)).rejects.toThrow();
    await mailer.notify(mail);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ subject: 'Hello' }), 'mail not sent');
  });
});
