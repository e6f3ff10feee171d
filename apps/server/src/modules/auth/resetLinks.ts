import type { User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { isId, keyedDigest, newId, newSecret, sameText } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { CODE_LIFETIME } from './mailCodes.ts';
import type { ResetLinksRepository } from './resetLinks.repository.ts';

/**
 * Links that a mail for a new password has in addition to its code. The secret is too long to guess, so no counter of tries can be
 * used up by others; each link is accepted once. A new mail leaves the links of earlier ones valid.
 */
export interface ResetLinks {
  /** Returns the address of the page that accepts the link. */
  issue: (userId: string) => Promise<string>;
  /** The account of a link. Throws CODE_WRONG where the link is wrong, expired or used. */
  open: (token: string) => Promise<{ user: User; take: () => Promise<void> }>;
}

export interface ResetLinksDependencies {
  links: ResetLinksRepository;
  signingKey: Buffer;
  /**
   * Where people reach the product; undefined where no setting says so. The `Host` header of a request is never used: a
   * stranger who requests the mail chooses it.
   */
  publicUrl: string | undefined;
}

export function createResetLinks({ links, signingKey, publicUrl = '' }: ResetLinksDependencies): ResetLinks {
  const digest = (id: string, secret: string) => keyedDigest(signingKey, `reset:${id}:${secret}`);
  return {
    async issue(userId) {
      const id = newId();
      const secret = newSecret();
      await links.insert({
        id,
        user_id: userId,
        secret: digest(id, secret),
        expires: unixNow() + CODE_LIFETIME,
      });
      // A fragment is sent to no server, and stands in no log.
      return `${publicUrl}/getpass#${id}.${secret}`;
    },

    async open(token) {
      const [id = '', secret = ''] = token.split('.');
      const found = isId(id) ? await links.find(id, unixNow()) : undefined;
      if (!found || !sameText(found.secret, digest(id, secret))) throw new CatalogueError('CODE_WRONG');
      return {
        user: found.user,
        async take() {
          if (!(await links.take(id))) throw new CatalogueError('CODE_WRONG');
        },
      };
    },
  };
}
