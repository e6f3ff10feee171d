import { TEXT } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';

const MOST_COMMON = 3_000;

let common: Promise<Set<string>> | undefined;

async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'].filter(({ length }) => length >= TEXT.NEW_PASSWORD_MIN);
  return new Set(ranked.slice(0, MOST_COMMON));
}

/**
 * Refuses a new password that is among the 3,000 most common ones, or the account's own address or its local part.
 * Case does not count. Throws ILLEGAL_REQUEST `{reason: 'weak_password'}`.
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  common ??= readCommon();
  const lower = password.toLowerCase();
  const own = [email, email.split('@')[0]];
  if (own.includes(lower) || (await common).has(lower))
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'weak_password' } });
}
