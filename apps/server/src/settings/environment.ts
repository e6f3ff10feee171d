import * as z from 'zod';
import { DEFAULT_PRICES, type Prices, readPrices } from './prices.ts';
import { readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

/** A switch in the environment: `1`, `true`, `on` or `0`, `false`, `off`. */
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => value === '1' || value === 'true' || value === 'on');

function whole(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

const priceTable = z.string().transform((json, context): Prices => {
  try {
    return readPrices(json);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the JSON that the README shows under prices' });
    return z.NEVER;
  }
});

const trustedProxies = z.string().transform((text, context): TrustedProxies | undefined => {
  try {
    return readTrustedProxies(text);
  } catch {
    context.addIssue({
      code: 'custom',
      message:
        'must be "off", how many proxies stand in front (1 to 10), or their addresses (IPs or CIDRs with commas between). ' +
        '"on" is not taken: every client could then choose its own address',
    });
    return z.NEVER;
  }
});

/** Shorter ones could be guessed. */
const SHORTEST_TOKEN = 16;
export const SHORTEST_SERVER_KEY = 32;

/** Origins as browsers write them, separated by commas; `*` would open accounts to every page. */
const originList = z.string().transform((text, context) => {
  const origins = text.split(',').map((part) => part.trim());
  const isOrigin = (part: string) =>
    URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part;
  if (origins.every(isOrigin)) return origins;
  context.addIssue({
    code: 'custom',
    message: 'takes origins like https://app.example.com, divided by commas',
  });
  return z.NEVER;
});

/** The environment as text, and what each variable must look like. */
export const environment = z.object({
  SERVER_KEY: z.string().min(SHORTEST_SERVER_KEY).optional(),
  SERVER_KEY_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(SHORTEST_TOKEN).optional(),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must begin with sqlite: or postgres://')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  WEB_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Xiangji 相集 <no-reply@xiangji.local>'),
  SESSION_DAYS: whole(1, 3_650).default(30),
  SESSION_MAX_DAYS: whole(1, 3_650).default(180),
  UPLOAD_MAX_MB: whole(1, 10_240).default(200),
  UPLOAD_VIDEO: flag.default(true),
  FFMPEG: z.string().optional(),
  UPLOAD_DOMAIN: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  CORS_ORIGINS: originList.default([]),
  ACCOUNT_QUOTA_MB: whole(1, 1_000_000_000).optional(),
  RECYCLE_DAYS: whole(1, 3_650).default(30),
  VERIFY_DAYS: whole(0, 3_650).default(30),
  MEDIA_WORKERS: whole(1, 16).default(2),
  MAX_CONNECTIONS: whole(1, 100_000).default(2_000),
  CLIENT_CONNECTIONS: whole(1, 100_000).default(500),
  AMAP_TOKEN: z.string().optional(),
  TRUST_PROXY: trustedProxies.optional(),
  NOTICE_HTML: z.string().max(20_000).optional(),
  EXPORT_PART_MB: z.coerce.number().int().min(1).max(100_000).default(1_900),
  SUPPORT_CONTACT: z.string().max(200).optional(),
  PRICES: priceTable.default(DEFAULT_PRICES),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
});

export type Environment = z.output<typeof environment>;
