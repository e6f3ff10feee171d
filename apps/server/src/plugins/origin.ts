import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Where this client reaches the product: as set, else as it asked. */
export function originOf(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  return settings.publicUrl ?? `${request.protocol}://${request.host}`;
}
