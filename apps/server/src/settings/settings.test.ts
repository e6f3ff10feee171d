import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function refusal(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('These settings were taken');
}

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data/xiangji.db')}`,
      upload: { maxBytes: 200 * 1024 * 1024, video: true },
      mediaWorkers: 2,
      trustedProxies: undefined,
    });
  });

  it('reads every kind of value', () => {
    const env = {
      PORT: '80',
      DATABASE_URL: 'postgres://me@db/x',
      PUBLIC_URL: 'https://photos.example.com/',
      UPLOAD_MAX_MB: '1',
      UPLOAD_VIDEO: 'off',
      TRUST_PROXY: '1',
      MAIL_URL: 'smtps://mail.example.com',
    };
    expect(readSettings(env)).toMatchObject({
      port: 80,
      databaseUrl: 'postgres://me@db/x',
      publicUrl: 'https://photos.example.com',
      upload: { maxBytes: 1024 * 1024, video: false },
      trustedProxies: 1,
      mail: { url: 'smtps://mail.example.com' },
    });
  });

  it.each([
    ['off', undefined],
    ['0', undefined],
    ['3', 3],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, wanted) => {
    expect(readSettings({ TRUST_PROXY, PUBLIC_URL: 'https://x.example' }).trustedProxies).toEqual(wanted);
  });

  it('refuses a trusted proxy without PUBLIC_URL', () => {
    expect(refusal({ TRUST_PROXY: '1' })).toMatch(/PUBLIC_URL/);
    expect(readSettings({ TRUST_PROXY: 'off' }).trustedProxies).toBeUndefined();
  });

  it('finds ffmpeg on PATH, at its own path, or not at all', () => {
    const path = process.execPath;
    expect(readSettings({ PATH: '/nowhere' }).ffmpeg).toBeUndefined();
    expect(readSettings({ FFMPEG: path }).ffmpeg).toBe(path);
    expect(readSettings({ PATH: process.env.PATH, FFMPEG: 'off' }).ffmpeg).toBeUndefined();
    expect(refusal({ FFMPEG: '/nowhere/ffmpeg' })).toMatch(/"off" or the path of a program/);
  });

  it('takes an empty value for none', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined });
  });

  it.each([
    ['PORT', 'abc', /whole number/],
    ['PORT', '-1', /whole number/],
    ['PORT', '65536', /65535/],
    ['DATABASE_URL', 'mysql://x', /sqlite: or postgres:\/\//],
    ['PUBLIC_URL', 'photos.example.com', /https?:\/\//],
    ['PUBLIC_URL', 'ftp://photos.example.com', /https?:\/\//],
    ['LOG_LEVEL', 'loud', /debug/],
    ['MAIL_URL', 'http://mail', /smtp:\/\/ or smtps:\/\//],
    ['SESSION_DAYS', '0', /1/],
    ['UPLOAD_MAX_MB', '1.5', /whole number/],
    ['UPLOAD_MAX_MB', '10241', /10240/],
    ['UPLOAD_VIDEO', 'yes', /"on"/],
    ['MEDIA_WORKERS', '17', /16/],
    ['TRUST_PROXY', 'maybe', /"off"/],
    ['TRUST_PROXY', 'on', /"on" is not taken/],
    ['TRUST_PROXY', 'true', /how many proxies/],
    ['TRUST_PROXY', '11', /1 to 10/],
    ['TRUST_PROXY', '10.0.0.0/33', /CIDR/],
    ['TRUST_PROXY', '10.0.0.1, loopback', /CIDR/],
    ['METRICS_TOKEN', 'short', /16/],
  ])('refuses %s=%s and names the allowed values', (name, value, hint) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}=${JSON.stringify(value)}`);
    expect(message).toMatch(hint);
  });

  it('reads a bucket, with keys or with those of the machine', () => {
    const keys = { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(readSettings({ S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example.com', ...keys }).s3).toEqual({
      bucket: 'photos',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    expect(readSettings({ S3_BUCKET: 'photos' }).s3).toMatchObject({ credentials: undefined });
    expect(readSettings({}).s3).toBeUndefined();
  });

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /need S3_BUCKET/],
    [{ S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a' }, /S3_SECRET_KEY/],
    [{ S3_BUCKET: 'photos', S3_ENDPOINT: 's3.example.com' }, /https?:\/\//],
    [{ S3_BUCKET: 'photos', UPLOAD_MAX_MB: '6000' }, /5120/],
  ])('refuses the half bucket %j', (env, hint) => {
    expect(refusal(env)).toMatch(hint);
  });

  it('names every bad setting at once, and never a secret that is fine', () => {
    const message = refusal({ PORT: 'x', LOG_LEVEL: 'y', MAIL_URL: 'smtp://me:secret@mail' });
    expect(message).toContain('PORT=');
    expect(message).toContain('LOG_LEVEL=');
    expect(message).not.toContain('secret');
  });
});
