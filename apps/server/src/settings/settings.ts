import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as z from 'zod';
import { findProgram, isProgram } from '../findProgram.ts';
import type { S3Options } from '../storage/index.ts';
import { type Environment, environment, SHORTEST_SERVER_KEY } from './environment.ts';
import type { Prices } from './prices.ts';
import type { TrustedProxies } from './trustedProxies.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The server's settings, read once at the start. Paths are absolute, sizes in bytes. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  /** Without a bucket, blobs are stored in `dataDir`. */
  s3: S3Options | undefined;
  /** The public address of the product; undefined until the port is known. */
  publicUrl: string | undefined;
  webDir: string | undefined;
  logLevel: string;
  mail: { url: string | undefined; from: string };
  /** How long an unused session lives. */
  sessionDays: number;
  /** How long any session lives. */
  sessionMaxDays: number;
  upload: {
    maxBytes: number;
    video: boolean;
    /** The limit of one account, bytes; undefined is no limit. */
    accountBytes: number | undefined;
    /** The origin that uploads go to; empty for that of the page. */
    domain: string;
  };
  /** Origins whose pages may make calls with the account's cookies. */
  corsOrigins: readonly string[];
  /** How long the recycle bin keeps deleted photos. */
  recycleDays: number;
  /** Days until the server verifies an original again; 0 verifies none. */
  verifyDays: number;
  mediaWorkers: number;
  /** The ffmpeg program, which draws posters of movies; undefined without it. */
  ffmpeg: string | undefined;
  /** Open connections of clients; further ones are refused. */
  maxConnections: number;
  /** Of them, those of one client network. */
  maxConnectionsPerClient: number;
  amapToken: string | undefined;
  /** Encrypts the signing and encryption keys in the database; without it a key is made in `dataDir`. */
  serverKey: string | undefined;
  /** The secret for reading the metrics; without it they are off. */
  metricsToken: string | undefined;
  /** Proxies in front whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: TrustedProxies | undefined;
  /** As the operator wrote it; it is sanitised before it is shown. */
  noticeHtml: string | undefined;
  /** Bytes of originals in one part of a download of everything. */
  exportPartBytes: number;
  /** An email address or a link that VIP members see. */
  supportContact: string | undefined;
  prices: Prices;
  /** Without an Alipay app, payments use the sandbox. */
  payment: {
    alipay:
      | { appId: string; sellerId: string; privateKey: string; publicKey: string; gateway: string }
      | undefined;
  };
}

/** A setting that cannot be used; the message names it, its value and the allowed values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Settings whose value is not repeated in a message. */
const SECRET_NAME = /^SERVER_KEY$/;

function explain(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = SECRET_NAME.test(name) ? '…' : JSON.stringify(env[name] ?? '');
    return `  ${name}=${value}: ${issue.message}`;
  });
  return `These settings cannot be used:\n${lines.join('\n')}\nThe README lists every setting.`;
}

function readAlipay(values: Environment): Settings['payment']['alipay'] {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = values;
  const { ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey } = values;
  if (!appId && !sellerId && !privateKey && !publicKey) return undefined;
  if (!appId || !sellerId || !privateKey || !publicKey) {
    throw new SettingsError(
      'ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY go together: set all or none.',
    );
  }
  return { appId, sellerId, privateKey, publicKey, gateway: values.ALIPAY_GATEWAY };
}

function readProxies(values: Environment): Settings['trustedProxies'] {
  if (values.TRUST_PROXY !== undefined && values.PUBLIC_URL === undefined) {
    throw new SettingsError(
      'TRUST_PROXY needs PUBLIC_URL: behind a proxy the server cannot see where people reach it. Set PUBLIC_URL too.',
    );
  }
  return values.TRUST_PROXY;
}

function readUploadDomain({ UPLOAD_DOMAIN: domain, PUBLIC_URL: publicUrl }: Environment): string {
  if (domain === undefined) return '';
  if (publicUrl === undefined)
    throw new SettingsError(
      'UPLOAD_DOMAIN needs PUBLIC_URL: only pages of that origin may upload. Set it too.',
    );
  return new URL(domain).origin;
}

/** The largest object that S3 takes in one piece, megabytes. */
const S3_MAX_MB = 5_120;

function readS3(values: Environment): Settings['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = values;
  if (!bucket) {
    if (endpoint || accessKeyId || secretAccessKey)
      throw new SettingsError('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY need S3_BUCKET: set it too.');
    return undefined;
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new SettingsError('S3_ACCESS_KEY and S3_SECRET_KEY go together: set both or none.');
  if (values.UPLOAD_MAX_MB > S3_MAX_MB)
    throw new SettingsError(`UPLOAD_MAX_MB can be ${S3_MAX_MB} at most where S3_BUCKET is set.`);
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: values.S3_REGION, endpoint, credentials };
}

function readServerKey({ SERVER_KEY: key, SERVER_KEY_FILE: path }: Environment): string | undefined {
  if (path === undefined) return key;
  if (key !== undefined) throw new SettingsError('SERVER_KEY and SERVER_KEY_FILE: set one of them.');
  let content: string;
  try {
    content = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`SERVER_KEY_FILE=${path} cannot be read.`, { cause: error });
  }
  if (content.length < SHORTEST_SERVER_KEY)
    throw new SettingsError(
      `SERVER_KEY_FILE=${path} must hold ${SHORTEST_SERVER_KEY} characters or more: openssl rand -base64 32`,
    );
  return content;
}

function readFfmpeg({ FFMPEG: program }: Environment, { PATH }: NodeJS.ProcessEnv): string | undefined {
  if (program === undefined) return findProgram('ffmpeg', PATH);
  if (program === 'off') return undefined;
  const path = resolve(program);
  if (!isProgram(path)) throw new SettingsError(`FFMPEG=${program} must be "off" or the path of a program.`);
  return path;
}

/** Reads the environment. Throws SettingsError where a value cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty value in an env file means 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new SettingsError(explain(result.error, env));
  const values = result.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'xiangji.db')}`,
    s3: readS3(values),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    webDir: values.WEB_DIR && resolve(values.WEB_DIR),
    logLevel: values.LOG_LEVEL,
    mail: { url: values.MAIL_URL, from: values.MAIL_FROM },
    sessionDays: values.SESSION_DAYS,
    sessionMaxDays: values.SESSION_MAX_DAYS,
    upload: {
      maxBytes: values.UPLOAD_MAX_MB * BYTES_PER_MEGABYTE,
      video: values.UPLOAD_VIDEO,
      accountBytes: values.ACCOUNT_QUOTA_MB && values.ACCOUNT_QUOTA_MB * BYTES_PER_MEGABYTE,
      domain: readUploadDomain(values),
    },
    corsOrigins: values.CORS_ORIGINS,
    recycleDays: values.RECYCLE_DAYS,
    verifyDays: values.VERIFY_DAYS,
    mediaWorkers: values.MEDIA_WORKERS,
    ffmpeg: readFfmpeg(values, env),
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerClient: values.CLIENT_CONNECTIONS,
    amapToken: values.AMAP_TOKEN,
    serverKey: readServerKey(values),
    metricsToken: values.METRICS_TOKEN,
    trustedProxies: readProxies(values),
    noticeHtml: values.NOTICE_HTML,
    exportPartBytes: values.EXPORT_PART_MB * BYTES_PER_MEGABYTE,
    supportContact: values.SUPPORT_CONTACT,
    prices: values.PRICES,
    payment: { alipay: readAlipay(values) },
  };
}
