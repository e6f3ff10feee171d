import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { SUCCESS_CODE } from './errorCodes.ts';

/** `[code, message, data]`: every reply of the server (spec §7). */
export type Envelope<T = unknown> = readonly [code: number, message: string, data: T];

/** Reads the outside of a reply; `data` is parsed by the call's own schema once the code is known. */
export const envelope = z.tuple([z.int(), z.string(), z.unknown()]);

/** The schema of a successful reply, for validation and for the OpenAPI document. */
export function successEnvelope<S extends core.$ZodType>(data: S) {
  return z.tuple([z.literal(SUCCESS_CODE), z.string(), data]);
}

/** Headers of the product's own (spec §7). */
export const HEADERS = {
  CSRF: 'x-csrf-token',
  /** Viewport width times pixel ratio. */
  CLIENT_WIDTH: 'x-client-width',
  /** `1` where the client shows WebP. */
  CLIENT_WEBP: 'x-client-webp',
} as const;

/** `data.reason` of an ILLEGAL_REQUEST whose only fault is an old or missing CSRF token. */
export const STALE_CSRF = 'csrf';
