import { ERROR_CODES } from '@xiangji/api-client/contract';

export type ErrorName = Exclude<keyof typeof ERROR_CODES, 'NETWORK'>;

/** An answer from the error catalogue (spec §8). `data` goes to the client, `cause` only to the log. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly kind: ErrorName;
  readonly data: unknown;

  constructor(kind: ErrorName, options: { data?: unknown; cause?: unknown } = {}) {
    super(kind, { cause: options.cause });
    this.kind = kind;
    this.data = options.data ?? null;
  }

  get code(): number {
    return ERROR_CODES[this.kind];
  }
}
