import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/**
 * Whether this client uses https: as `PUBLIC_URL` says, else as the client's or a trusted proxy's connection says.
 */
export function isSecure(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest): boolean {
  return settings.publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** The origin by which this client reaches the product: as configured, else as in the request. */
export function originOf(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  return settings.publicUrl ?? `${request.protocol}://${request.host}`;
}
