import { CatalogueError } from '../../http/errors.ts';
import type { UsageRepository } from './usage.repository.ts';

/**
 * Throws FILE_SIZE_INVALID where an account holds more bytes than `quota`, together with `more` that are to come. Called
 * inside the transaction that has added them under the account's lock, so that concurrent uploads cannot both pass.
 */
export async function assertQuota(
  usage: UsageRepository,
  userId: string,
  quota: number | undefined,
  more = 0,
): Promise<void> {
  if (quota !== undefined && (await usage.space(userId)) + more > quota)
    throw new CatalogueError('FILE_SIZE_INVALID', { data: { reason: 'quota' } });
}
