import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { SUCCESS_CODE } from './errorCodes.ts';

/** The format of every reply of the server: `[code, message, data]` (spec §7). */
export type Envelope<T = unknown> = readonly [code: number, message: string, data: T];

/** The schema of a successful reply, for validation and for the OpenAPI document. */
export function successEnvelope<S extends core.$ZodType>(data: S) {
  return z.tuple([z.literal(SUCCESS_CODE), z.string(), data]);
}
