import { ERROR_CODES, type ErrorCode, isErrorCode } from '../contract/errorCodes.ts';

/**
 * A call that failed. `code` is from the catalogue (spec §8) or a number unknown to this client, in which case
 * `message` is the server's text. `data` holds the details of the code (times, expires, field issues).
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly code: number;
  readonly data: unknown;

  constructor(options: { code: number; message: string; data?: unknown; cause?: unknown }) {
    super(options.message, { cause: options.cause });
    this.code = options.code;
    this.data = options.data ?? null;
  }

  /** Whether this is a given error of the catalogue. */
  is(code: ErrorCode): boolean {
    return this.code === code;
  }

  /** A closer reason for the code, where the server gives one (`rate`, `quota`, …). */
  get reason(): string | undefined {
    const reason = (this.data as { reason?: unknown } | null)?.reason;
    return typeof reason === 'string' ? reason : undefined;
  }

  /**
   * The code where the catalogue contains it; otherwise undefined, and `message` has the server's text (spec §8).
   */
  get known(): ErrorCode | undefined {
    return isErrorCode(this.code) ? this.code : undefined;
  }
}

/** No reply arrived: lost connection, server down, timeout (spec §7: code 1). */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super({ code: ERROR_CODES.NETWORK, message: 'The server could not be reached', cause });
  }
}

/** A reply arrived that does not fit the contract: a proxy's page, an older server. */
export class ReplyError extends ApiError {
  override readonly name = 'ReplyError';

  constructor(cause: unknown) {
    super({ code: ERROR_CODES.SYSTEM, message: 'The reply was not understood', cause });
  }
}
