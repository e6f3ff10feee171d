import type * as core from 'zod/v4/core';
import type { ErrorCode } from './errorCodes.ts';

/** Access to a call: anyone, or only a signed-in user (code 20001 otherwise). */
export type Access = 'anyone' | 'user';

/**
 * One call of the product (spec §7). The client's functions, the server's routes with their validation, the
 * OpenAPI document and the authorisation matrix are all derived from this one object.
 */
export interface CallDefinition {
  /** The HTTP method. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  path: `/${string}`;
  /** One sentence for the documentation. */
  summary: string;
  /** The access that the call needs. */
  access: Access;
  /** Schema of the parameters in the path. */
  params?: core.$ZodType;
  /** Schema of the query string. */
  query?: core.$ZodType;
  /** Schema of the body. */
  body?: core.$ZodType;
  /** False where a token in the body authorises the call: it is then made without the CSRF header. */
  csrf?: false;
  /** How the body is encoded. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** The third item of a successful reply. */
  data: core.$ZodType;
  /** Codes in addition to those of every call (SYSTEM, ILLEGAL_REQUEST, and NOT_SIGNED_IN by access). */
  errors: readonly ErrorCode[];
  /** Most bytes of the body. @default the server's limit */
  bodyLimit?: number;
  /** Requests per minute of one client. @default the server's limit */
  rateLimit?: number;
}

/** Keeps the literal types of a definition, so that paths and schemas stay precise. */
export function defineCall<const D extends CallDefinition>(definition: D): D {
  return definition;
}

type Part<D extends CallDefinition, K extends 'params' | 'query' | 'body'> = D[K] extends core.$ZodType
  ? { [P in K]: core.output<D[K]> }
  : unknown;

/** The parsed input of a call: the parts that its definition names. */
export type CallInput<D extends CallDefinition> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>;

/** The data of a successful reply. */
export type CallData<D extends CallDefinition> = core.output<D['data']>;
