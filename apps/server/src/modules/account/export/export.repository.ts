import { sql } from 'kysely';
import { inChunks } from '../../../chunks.ts';
import type { Db } from '../../../db/connect.ts';
import { type FileRow, type FolderRow, STATE } from '../../../db/schema.ts';
import type { Place, SizedPhoto } from './cutParts.ts';
import { exportRecords } from './exportRecords.repository.ts';

/** The photos of one album between two of them: after `after`, up to and including `upTo`. */
interface Range {
  after?: string | undefined;
  upTo?: string | undefined;
}

/** File names of photos that are known to be damaged or missing. */
async function damagedNames(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('origin_name')
    .where('user_id', '=', userId)
    .where('state', '=', STATE.ACTIVE)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blobs')
          .select('blobs.sha256')
          .where('damaged_at', '>', sql.lit<number>(0))
          .where(({ eb, or }) =>
            or([
              eb('blobs.sha256', '=', eb.ref('files.sha256')),
              eb('blobs.sha256', '=', eb.ref('files.live_sha256')),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ origin_name }) => origin_name);
}

/** Albums and photos in the order of an export. */
export function createExportRepository(db: Db) {
  const inAlbum = (folderId: string, { after, upTo }: Range) => {
    let query = db.selectFrom('files').where('folder_id', '=', folderId).where('state', '=', STATE.ACTIVE);
    if (after !== undefined) query = query.where('id', '>', after);
    if (upTo !== undefined) query = query.where('id', '<=', upTo);
    return query.orderBy('id');
  };

  return {
    /** Albums and sets that are not deleted, in a stable order. */
    folders: (userId: string): Promise<FolderRow[]> =>
      db
        .selectFrom('folders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '=', STATE.ACTIVE)
        .orderBy('id')
        .execute(),

    async sizes(folderId: string): Promise<SizedPhoto[]> {
      const rows = await inAlbum(folderId, {}).select(['id', 'size', 'live_size']).execute();
      return rows.map(({ id, size, live_size }) => ({ folder: folderId, file: id, bytes: size + live_size }));
    },

    photos: (folderId: string, range: Range): Promise<FileRow[]> =>
      inAlbum(folderId, range).selectAll().execute(),

    damaged: (userId: string) => damagedNames(db, userId),

    /** File names of the photos before a part's first photo in the same album. */
    namesBefore: (folderId: string, { file }: Place) =>
      inAlbum(folderId, { upTo: file }).select(['origin_name', 'live_sha256', 'live_mime']).execute(),

    /** Uploaded covers with their albums, and the avatar. */
    images: (userId: string) =>
      db
        .selectFrom('images')
        .innerJoin('blobs', 'blobs.sha256', 'images.sha256')
        .leftJoin('folders', 'folders.cover_image_id', 'images.id')
        .select(['images.id', 'images.kind', 'images.sha256', 'images.mime', 'blobs.size'])
        .select('folders.id as folder')
        .select((eb) => eb.fn.coalesce('images.crop', 'folders.cover_crop').as('crop'))
        .where('images.user_id', '=', userId)
        .where((eb) => eb.or([eb('images.kind', '=', 'avatar'), eb('folders.state', '=', STATE.ACTIVE)]))
        .orderBy('images.id')
        .execute(),

    records: (userId: string) => exportRecords(db, userId),
    /** Keywords by photo, in their order. */
    async tags(fileIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows: { file_id: string; name: string }[] = [];
      for (const some of inChunks(fileIds)) {
        const found = await db
          .selectFrom('file_tags')
          .innerJoin('tags', 'tags.id', 'file_tags.tag_id')
          .select(['file_tags.file_id', 'tags.name'])
          .where('file_tags.file_id', 'in', some)
          .orderBy('file_tags.position')
          .execute();
        rows.push(...found);
      }
      const byFile = Map.groupBy(rows, ({ file_id }) => file_id);
      return new Map(Array.from(byFile, ([id, named]) => [id, named.map(({ name }) => name)]));
    },
  };
}

export type ExportedImage = Awaited<ReturnType<ReturnType<typeof createExportRepository>['images']>>[number];
export type ExportRepository = ReturnType<typeof createExportRepository>;
