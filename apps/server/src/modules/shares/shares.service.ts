import { type CallInput, type Contract, ORDER, type Share } from '@xiangji/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import type { Vault } from '../../security/vault.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { thumbnailUrl } from '../media/mediaUrls.ts';
import { newShareCode, newShareId } from './shareCodes.ts';
import type { ShareContent } from './shareContents.repository.ts';
import type { ShareCard, SharesRepository } from './shares.repository.ts';
import { FROZEN_AT } from './verifyCode.ts';

const DEFAULT_DAYS = 30;
/** Seconds in which ending a share can be undone. */
const UNDO_WITHIN = SECONDS_PER_DAY;
/** Wide enough for a card at twice the pixels. */
const COVER_WIDTH = 480;

export type Owner = Pick<RequestContext<User>, 'user' | 'client' | 'request'>;
type Calls = Contract['shares'];

export interface SharesDependencies {
  repository: SharesRepository;
  vault: Vault;
  /** Unix seconds. */
  now: () => number;
  originOf: (request: FastifyRequest) => string;
}

const contentOf = (body: {
  folder_id?: string | undefined;
  file_ids?: string[] | undefined;
}): ShareContent => ({
  folderId: body.folder_id,
  fileIds: body.file_ids,
});

/** Shares as their owner sees them. */
function createShareViews({ repository, vault, now, originOf }: SharesDependencies) {
  async function toShares(cards: readonly ShareCard[], { client, request }: Owner): Promise<Share[]> {
    const coversOf = (card: ShareCard) =>
      [card.cover_1, card.cover_2, card.cover_3].filter((id) => id !== null);
    const hashes = await repository.thumbhashes(cards.flatMap(coversOf));
    return cards.map((card): Share => {
      const isOver = card.expires > 0 && card.expires <= now();
      const frozen = card.wrong >= FROZEN_AT;
      const left = Math.max(Math.ceil((card.expires - now()) / SECONDS_PER_DAY), 0);
      return {
        id: card.id,
        name: card.name,
        link: `${originOf(request)}/s/${card.id}`,
        code: vault.open(card.code, card.id),
        ctime: card.ctime,
        valid: !isOver && !frozen,
        owner: true,
        vtime: card.expires,
        secure: {
          type: card.private ? 'private' : 'public',
          time: card.days as Share['secure']['time'],
        },
        keep_exif: card.keep_exif === 1,
        count: Number(card.count),
        covers: coversOf(card).map((id) => ({
          path: thumbnailUrl(id, { width: COVER_WIDTH, webp: client.webp }),
          thumbhash: hashes.get(id) ?? null,
        })),
        insight: {
          opens: card.opens,
          saves: card.saves,
          failed: card.wrong,
          days_left: card.expires === 0 ? null : left,
          frozen,
        },
      };
    });
  }

  async function requireShare({ user }: Owner, id: string): Promise<ShareCard> {
    const share = await repository.find(user.id, id);
    if (!share) throw new CatalogueError('NOT_FOUND');
    return share;
  }

  async function show(owner: Owner, id: string): Promise<Share> {
    const [share] = await toShares([await requireShare(owner, id)], owner);
    if (!share) throw new CatalogueError('NOT_FOUND');
    return share;
  }

  return { toShares, requireShare, show };
}

type Views = ReturnType<typeof createShareViews>;

const expiryOf = (days: number, now: number) => (days === 0 ? 0 : now + days * SECONDS_PER_DAY);

/** Changes of one share; each returns its new state. */
function createShareChanges({ repository, vault, now }: SharesDependencies, { requireShare, show }: Views) {
  return {
    async setName(owner: Owner, id: string, name: string): Promise<Share> {
      await repository.change(await requireShare(owner, id), { name, name_key: nameKey(name).key });
      return show(owner, id);
    },

    async setTime(owner: Owner, id: string, days: number): Promise<Share> {
      await repository.change(await requireShare(owner, id), { days, expires: expiryOf(days, now()) });
      return show(owner, id);
    },

    async setExif(owner: Owner, id: string, keep: boolean): Promise<Share> {
      await repository.change(await requireShare(owner, id), { keep_exif: keep ? 1 : 0 });
      return show(owner, id);
    },

    async setType(owner: Owner, id: string, type: 'private' | 'public'): Promise<Share> {
      const share = await requireShare(owner, id);
      const isPrivate = type === 'private' ? 1 : 0;
      if (share.private !== isPrivate) await repository.renew(share.id, { private: isPrivate });
      return show(owner, id);
    },

    async resetCode(owner: Owner, id: string): Promise<Share> {
      const share = await requireShare(owner, id);
      await repository.renew(share.id, { code: vault.lock(newShareCode(), share.id) });
      return show(owner, id);
    },

    async removeFiles(owner: Owner, id: string, fileIds: readonly string[]): Promise<Share> {
      await repository.removeFiles((await requireShare(owner, id)).id, fileIds);
      return show(owner, id);
    },

    async remove(owner: Owner, id: string): Promise<void> {
      await repository.change(await requireShare(owner, id), { ended: now() });
    },

    async restore(owner: Owner, id: string): Promise<Share> {
      if (!(await repository.revive(owner.user.id, id, now() - UNDO_WITHIN))) {
        throw new CatalogueError('NOT_FOUND');
      }
      return show(owner, id);
    },
  };
}

/** One owner's shares (spec §7 'My shares'). A foreign and a missing share give the same reply. */
export function createSharesService(dependencies: SharesDependencies) {
  const { repository, vault, now } = dependencies;
  const views = createShareViews(dependencies);
  const { toShares, requireShare, show } = views;

  return {
    ...createShareChanges(dependencies, views),
    get: show,

    async list(owner: Owner, order: number = ORDER.DATE_ASC) {
      const list = await toShares(await repository.list(owner.user.id, order), owner);
      return { list, total: list.length, order };
    },

    async create(owner: Owner, body: CallInput<Calls['create']>['body']): Promise<Share> {
      if (!body.folder_id && !body.file_ids) throw new CatalogueError('ILLEGAL_REQUEST');
      const id = newShareId();
      const days = body.time ?? DEFAULT_DAYS;
      const row = {
        id,
        user_id: owner.user.id,
        name: body.name,
        name_key: nameKey(body.name).key,
        code: vault.lock(newShareCode(), id),
        private: body.type === 'public' ? 0 : 1,
        days,
        expires: expiryOf(days, now()),
        keep_exif: body.keep_exif ? 1 : 0,
        ctime: now(),
      } as const;
      if (!(await repository.create(row, contentOf(body), now()))) throw new CatalogueError('NOT_FOUND');
      return show(owner, id);
    },

    async add(owner: Owner, id: string, body: CallInput<Calls['add']>['body']): Promise<Share> {
      const share = await requireShare(owner, id);
      if (!(await repository.add(share, contentOf(body), now()))) throw new CatalogueError('NOT_FOUND');
      if (body.name) await repository.change(share, { name: body.name, name_key: nameKey(body.name).key });
      return show(owner, id);
    },
  };
}

export type SharesService = ReturnType<typeof createSharesService>;
