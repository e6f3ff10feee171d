import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Whether this client reaches the product over https: as `PUBLIC_URL` says, else as the client or a trusted proxy does. */
export function isSecure(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest): boolean {
  return settings.publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** Where this client reaches the product: as set, else as it asked. */
export function originOf(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  return settings.publicUrl ?? `${request.protocol}://${request.host}`;
}
