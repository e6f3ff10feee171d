import { type CallData, type CallInput, type Contract, PAGING } from '@xiangji/api-client/contract';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { SerializedReply } from '../../cache/SerializedReply.ts';
import type { User } from '../../db/schema.ts';
import type { ClientHints } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import { showFiles } from '../files/showFiles.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { SimilarGroup, SimilarPhoto, SimilarRepository } from './similar.repository.ts';

type ListData = CallData<Contract['similar']['list']>;
type ListQuery = CallInput<Contract['similar']['list']>['query'];
type Reason = ListData['groups'][number]['photos'][number]['keep'];

export interface SimilarDependencies {
  repository: SimilarRepository;
  files: Pick<FilesRepository, 'findMany' | 'tagsOf'>;
  withAccountLock: WithAccountLock;
  cache: ResponseCache;
}

/** Why a photo is kept; null for one that is suggested for deletion. */
function reasonOf({ isBest, isFavorite, isDescribed }: SimilarPhoto): Reason {
  if (isBest) return 'best';
  if (isFavorite) return 'favorite';
  return isDescribed ? 'described' : null;
}

const cursorOf = ({ id, bytes }: SimilarGroup) => `${bytes}.${id}`;

/** The groups after a cursor, which may be of a group that is no longer listed. */
function groupsAfter(groups: readonly SimilarGroup[], cursor: string | undefined): readonly SimilarGroup[] {
  if (cursor === undefined) return groups;
  const dot = cursor.indexOf('.');
  const [bytes, id] = [Number(cursor.slice(0, dot)), cursor.slice(dot + 1)];
  return groups.filter((group) => group.bytes < bytes || (group.bytes === bytes && group.id > id));
}

/** Similar photos of an account, to be reviewed: nothing is deleted here. */
export function createSimilarService({ repository, files, withAccountLock, cache }: SimilarDependencies) {
  async function show(user: User, shown: readonly SimilarGroup[], client: ClientHints) {
    const photos = await repository.photos(
      user.id,
      shown.map(({ id }) => id),
    );
    const rows = await files.findMany(
      user.id,
      photos.map(({ id }) => id),
    );
    const byId = new Map((await showFiles(files, rows, client)).map((file) => [file.id, file]));
    const byGroup = Map.groupBy(photos, ({ groupId }) => groupId);
    return shown.map(({ id, bytes }) => ({
      ...{ id, bytes },
      photos: (byGroup.get(id) ?? []).flatMap((photo) => {
        const file = byId.get(photo.id);
        return file ? [{ ...file, bytes: photo.bytes, keep: reasonOf(photo) }] : [];
      }),
    }));
  }

  /** All groups, computed again after a change of the library only. */
  async function groupsOf(user: User): Promise<SimilarGroup[]> {
    const reply = await cache<SimilarGroup[]>(user, 'similar groups', async () => {
      return new SerializedReply<SimilarGroup[]>(JSON.stringify(await repository.groups(user.id)));
    });
    return reply.data;
  }

  return {
    async list(user: User, { after, count = PAGING.SIMILAR_PAGE }: ListQuery, client: ClientHints) {
      const key = `similar ${client.webp} ${client.width} ${count} ${after}`;
      return cache<ListData>(user, key, async () => {
        const groups = await groupsOf(user);
        const left = groupsAfter(groups, after);
        const shown = left.slice(0, count);
        const last = shown.at(-1);
        return new SerializedReply<ListData>(
          JSON.stringify({
            groups: await show(user, shown, client),
            next: last && left.length > count ? cursorOf(last) : null,
            count: groups.length,
            bytes: groups.reduce((sum, { bytes }) => sum + bytes, 0),
          } satisfies ListData),
        );
      });
    },

    async dismiss(user: User, groupId: string, dismissed: boolean): Promise<{ count: number }> {
      const count = await withAccountLock(user.id, ({ similar }) =>
        similar.dismiss(user.id, groupId, dismissed ? 1 : 0),
      );
      if (count === 0) throw new CatalogueError('NOT_FOUND');
      return { count };
    },
  };
}

export type SimilarService = ReturnType<typeof createSimilarService>;
