import { ERROR_CODES, type ErrorCode, isErrorCode } from '../contract/errorCodes.ts';

/**
 * The error of a failed call. `code` is a number of the catalogue (spec §8) or a number that this client does not know.
 * For an unknown code, `message` is the text of the server. `data` contains the details of the code (times, expires,
 * field issues).
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

  /** Returns whether this is the given error of the catalogue. */
  is(code: ErrorCode): boolean {
    return this.code === code;
  }

  /** A more specific reason for the code (`rate`, `quota`, …); undefined if the server sent none. */
  get reason(): string | undefined {
    return this.#text('reason');
  }

  /** The encoding that the server cannot read, such as `TIFF LZMA`, if that is the reason. */
  get encoding(): string | undefined {
    return this.#text('encoding');
  }

  #text(name: string): string | undefined {
    const value = (this.data as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** The code if it is in the catalogue; otherwise undefined, and `message` is the text of the server (spec §8). */
  get known(): ErrorCode | undefined {
    return isErrorCode(this.code) ? this.code : undefined;
  }
}

/** The error when no reply arrived: lost connection, server down, timeout (spec §7: code 1). */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super({ code: ERROR_CODES.NETWORK, message: 'The server could not be reached', cause });
  }
}

/** The error when a reply does not match the contract, such as a page of a proxy or a reply of an older server. */
export class ReplyError extends ApiError {
  override readonly name = 'ReplyError';

  constructor(cause: unknown) {
    super({ code: ERROR_CODES.SYSTEM, message: 'The reply was not understood', cause });
  }
}
