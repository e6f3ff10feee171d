import type { CallInput, Contract, File } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import type { IsSecure } from '../../http/cookies.ts';
import { CatalogueError } from '../../http/errors.ts';
import { untaggedName } from '../../language.ts';
import { publicName } from '../auth/neutralName.ts';
import type { FileWithAlbum } from '../files/fileScope.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import { daysOfHeadings, readAxis } from '../files/headings.ts';
import type { Listing } from '../files/listing.ts';
import { toFile } from '../files/toFile.ts';
import { downloadName } from '../media/downloadName.ts';
import type { WithAccountLock } from '../repositories.ts';
import { publicDescription } from '../uploads/photoName.ts';
import { cleanFileName } from './cleanFileName.ts';
import { isFirstOpen } from './isFirstOpen.ts';
import { saveShared } from './saveShared.ts';
import type { OpenedShare, ShareAccess } from './shareAccess.ts';
import type { SharesRepository } from './shares.repository.ts';
import { shareDownloadUrl, throughShare } from './shareUrls.ts';

type Calls = Contract['publicShare'];

export interface PublicShareDependencies {
  withAccountLock: WithAccountLock;
  access: ShareAccess;
  listing: Listing;
  files: FilesRepository;
  repository: SharesRepository;
  /** Bytes that one account may keep. */
  quota: number | undefined;
  /** Unix seconds. */
  now: () => number;
  secure: IsSecure;
}

const scopeOf = ({ share }: OpenedShare) => ({ userId: share.user_id, shareId: share.id });

/**
 * A photo as a visitor may see it: description and time, without location, device or albums. The file's name and the
 * time zone are included only where the owner shares the metadata.
 */
function shownIn({ share, isOwner }: OpenedShare, row: FileWithAlbum, { client }: RequestContext): File {
  const sid = share.id;
  const file = toFile(row, [], client);
  const isBare = !isOwner && (share.keep_exif === 0 || row.bare === 1);
  const through = (url: string | null) => url && throughShare(url, sid);
  return {
    ...file,
    origin: through(file.origin),
    source: through(file.source),
    live: through(file.live),
    thumbnail: file.thumbnail.map(([width, url]) => [width, throughShare(url, sid)]),
    ...(isBare && { name: publicDescription(row), timezone: null }),
    gps: null,
    pid: sid,
    pname: '',
    vtime: null,
    favorite: false,
    // Visitors see that a date was guessed, and how.
    ...(row.time_unknown === 1 && { date_source: row.date_source }),
  };
}

function createShareView({ access, files, repository, now, secure }: PublicShareDependencies) {
  return {
    async get(sid: string, context: RequestContext) {
      const opened = await access.enter(sid, context);
      const { share, isOwner } = opened;
      if (!isOwner && isFirstOpen(opened, context, { now: now(), secure: secure(context.request) })) {
        await repository.count(share.id, 'opens');
      }
      const totals = await files.totals(scopeOf(opened));
      const photo = totals?.photo ?? 0;
      const video = totals?.video ?? 0;
      return {
        id: share.id,
        name: share.name,
        owner: isOwner,
        owner_name: publicName({ name: share.owner_name, email: share.owner_email }, context.language),
        ctime: share.ctime,
        vtime: share.expires,
        valid: true,
        secure: {
          type: share.private ? ('private' as const) : ('public' as const),
          time: share.days as 0 | 15 | 30 | 45,
        },
        keep_exif: share.keep_exif === 1,
        info: { id: null, name: share.name, count: photo + video, count_photo: photo, count_video: video },
      };
    },
  };
}

/** Photos of a share. */
function createSharePhotos({ access, listing, files }: PublicShareDependencies) {
  async function requireFile(opened: OpenedShare, fid: string): Promise<FileWithAlbum> {
    const row = await files.findIn(scopeOf(opened), fid);
    if (!row) throw new CatalogueError('NOT_FOUND');
    return row;
  }

  return {
    async files(sid: string, query: CallInput<Calls['files']>['query'], context: RequestContext) {
      const opened = await access.enter(sid, context);
      const order = query.order ?? 1;
      // Keywords are private to the owner.
      if (order > 4) throw new CatalogueError('ILLEGAL_REQUEST');
      const scope = scopeOf(opened);
      return listing.list(
        scope,
        { ...query, order },
        {
          show: async (rows): Promise<File[]> => {
            const ids = rows.map((row) => row.id);
            const found = await files.findMany(scope.userId, ids);
            return found.map((row) => shownIn(opened, row, context));
          },
          axis: (place) => readAxis(files, place, untaggedName(context.language)),
          days: (place) => daysOfHeadings(files, place),
        },
      );
    },

    async file(at: { sid: string; fid: string }, context: RequestContext): Promise<File> {
      const opened = await access.enter(at.sid, context);
      return shownIn(opened, await requireFile(opened, at.fid), context);
    },

    async download(at: { sid: string; fid: string }, context: RequestContext) {
      const opened = await access.enter(at.sid, context);
      const row = await requireFile(opened, at.fid);
      const name =
        opened.share.keep_exif && !row.bare ? downloadName(row.origin_name, row.mime) : cleanFileName(row);
      return { url: shareDownloadUrl(at.sid, row.id), name };
    },
  };
}

/** Calls of a share's visitor (spec §7 'Public share'). */
export function createPublicShareService(dependencies: PublicShareDependencies) {
  const { withAccountLock, access, repository, quota, now } = dependencies;

  return {
    ...createShareView(dependencies),
    ...createSharePhotos(dependencies),

    unlock: (secrets: { sid: string; code: string }, context: RequestContext) =>
      access.unlock(secrets.sid, secrets.code, context),

    async save(
      at: { sid: string; pid: string },
      body: CallInput<Calls['save']>['body'],
      context: RequestContext<User>,
    ) {
      const { share } = await access.enter(at.sid, context);
      const { ids, name } = body;
      const result = await saveShared(withAccountLock, {
        share,
        userId: context.user.id,
        pid: at.pid,
        name,
        ids,
        now: now(),
        quota,
      });
      await repository.count(share.id, 'saves');
      return result;
    },
  };
}

export type PublicShareService = ReturnType<typeof createPublicShareService>;
