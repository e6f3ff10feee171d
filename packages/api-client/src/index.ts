export { type CookieJar, createCookieJar } from './cookieJar.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type Config,
  createApiClient,
} from './createApiClient.ts';
export { type EncryptionKey, encryptSecrets } from './encryptSecrets.ts';
export { ApiError, NetworkError, ReplyError } from './errors/ApiError.ts';
export type { CallOptions } from './request.ts';
