import type * as core from 'zod/v4/core';
import type { ErrorCode } from './errorCodes.ts';

/** The users that a call is for: anyone, or only a signed-in user (otherwise code 20001). */
export type Access = 'anyone' | 'user';

/**
 * The definition of a call (spec §7). The functions of the client, the routes of the server with their validation, the
 * OpenAPI document and the authorisation matrix are all derived from this object.
 */
export interface CallDefinition {
  /** The HTTP method. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  path: `/${string}`;
  /** A sentence for the documentation. */
  summary: string;
  /** The access that the call needs. */
  access: Access;
  /** Schema of the parameters in the path. */
  params?: core.$ZodType;
  /** Schema of the query string. */
  query?: core.$ZodType;
  /** Schema of the body. */
  body?: core.$ZodType;
  /** Set to false if a token in the body authorises the call. The call is then made without the CSRF header. */
  csrf?: false;
  /** The encoding of the body. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** The third item of a successful reply. */
  data: core.$ZodType;
  /**
   * Error codes in addition to the codes of every call (SYSTEM, ILLEGAL_REQUEST, and NOT_SIGNED_IN depending on
   * `access`).
   */
  errors: readonly ErrorCode[];
  /** Maximum size of the body in bytes. @default the server's limit */
  bodyLimit?: number;
  /** Maximum number of requests per minute from one client. @default the server's limit */
  rateLimit?: number;
}

/** Returns the definition and keeps its literal types, so that paths and schemas have precise types. */
export function defineCall<const D extends CallDefinition>(definition: D): D {
  return definition;
}

type Part<D extends CallDefinition, K extends 'params' | 'query' | 'body'> = D[K] extends core.$ZodType
  ? { [P in K]: core.output<D[K]> }
  : unknown;

/** The parsed input of a call, with the parts that are in its definition. */
export type CallInput<D extends CallDefinition> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>;

/** The data of a successful reply. */
export type CallData<D extends CallDefinition> = core.output<D['data']>;
