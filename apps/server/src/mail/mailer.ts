import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

type Send = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Sends a mail. Rejects where it is not accepted within ten seconds. */
  send: Send;
  /** Sends a mail that the caller's work does not depend on: a failure is logged only. */
  notify: Send;
}

const SEND_TIMEOUT_MS = 10_000;

function smtpSender(url: string, from: string, timeout: number): Send {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return async (mail) => {
    let timer: NodeJS.Timeout | undefined;
    // The transport's own timeouts apply to each step; together they may take several times as long.
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), timeout);
    });
    try {
      await Promise.race([transport.sendMail({ from, ...mail }), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Without a mail server: a file in the outbox and a line in the log, from which a code can be read. */
function outboxSender(folder: string, from: string, print: (line: string) => void): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    count += 1;
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(count).padStart(4, '0')}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    print(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
  };
}

export interface MailerOptions {
  settings: Pick<Settings, 'mail' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Where mails to the outbox are printed. */
  print: (line: string) => void;
  /** How long sending may take, ms. @default 10 seconds */
  timeout?: number;
}

export function createMailer({ settings, log, print, timeout = SEND_TIMEOUT_MS }: MailerOptions): Mailer {
  const { url, from } = settings.mail;
  const outbox = join(settings.dataDir, 'outbox');
  if (!url) log.info({ outbox }, 'no MAIL_URL: mail is printed and kept in the outbox');
  const send = url ? smtpSender(url, from, timeout) : outboxSender(outbox, from, print);
  return {
    send,
    notify: (mail) => send(mail).catch((err) => log.warn({ err, subject: mail.subject }, 'mail not sent')),
  };
}
