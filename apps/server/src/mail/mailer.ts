import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail; rejects where the server of the other side does not take it. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
}

/** Without a mail server: a file in the outbox and a line on the terminal, so that a code can be read there. */
function outboxMailer(folder: string, from: string, print: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(count).padStart(4, '0')}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      print(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
    },
  };
}

export function createMailer(
  settings: Settings,
  log: FastifyBaseLogger,
  print: (line: string) => void,
): Mailer {
  const { url, from } = settings.mail;
  if (url) return smtpMailer(url, from);
  log.info(
    { outbox: join(settings.dataDir, 'outbox') },
    'no MAIL_URL: mail is printed and kept in the outbox',
  );
  return outboxMailer(join(settings.dataDir, 'outbox'), from, print);
}
