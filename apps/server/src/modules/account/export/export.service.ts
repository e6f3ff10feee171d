import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import * as z from 'zod';
import type { FolderRow, User } from '../../../db/schema.ts';
import { CatalogueError } from '../../../http/errors.ts';
import type { Language } from '../../../language.ts';
import { readToken, signToken } from '../../../security/tokens.ts';
import { originalKey } from '../../../storage/index.ts';
import { SECONDS_PER_DAY, unixNow } from '../../../time.ts';
import { leftOutNote, textEntry } from '../../../zip/leftOut.ts';
import { namesTaken } from '../../../zip/uniqueNames.ts';
import { type ZipEntry, zipOf } from '../../../zip/zipOf.ts';
import { type Originals, originalNames } from '../../files/originals.ts';
import { isLeftOut } from '../../media/isLeftOut.ts';
import type { OpenArchive } from '../../media/media.routes.ts';
import { exportUrl } from '../../media/mediaUrls.ts';
import type { OriginalReader } from '../../media/originalReader.ts';
import { cutParts, type PartLimits, type Place, type SizedPhoto } from './cutParts.ts';
import type { ExportRepository } from './export.repository.ts';
import { folderPaths } from './folderPaths.ts';
import { MANIFEST_NAME } from './manifest.ts';
import { type ExportedPhoto, imagePath, toManifest } from './toManifest.ts';

/** How long downloads of a plan may be started: a large library takes long. */
const LIFETIME = SECONDS_PER_DAY;
/** Photos of one part: its list of contents is held in memory. */
const PART_COUNT = 20_000;
const MS = 1_000;

const place = z.object({ folder: z.string(), file: z.string() });
const payload = z.object({
  user: z.string(),
  part: z.int(),
  parts: z.int(),
  /** The last photo of the part before. */
  from: z.nullable(place),
  to: place,
  exported: z.int(),
});
type Ticket = z.infer<typeof payload>;

export interface ExportDependencies {
  repository: ExportRepository;
  originals: Originals;
  openChecked: OriginalReader['openChecked'];
  signingKey: Buffer;
  /** Bytes of originals in one part. */
  partBytes: number;
}

const PURPOSE = 'export';

function fileNameOf({ part, parts, exported }: Pick<Ticket, 'part' | 'parts' | 'exported'>): string {
  const day = new Date(exported * MS).toISOString().slice(0, 10);
  return parts === 1 ? `xiangji-${day}.zip` : `xiangji-${day}-${part}-of-${parts}.zip`;
}

/** Whether a part has photos of this album: albums are sorted by id. */
const touches = ({ from, to }: Ticket, id: string) => id <= to.folder && (!from || id >= from.folder);

/** Reads the photos of an export. */
function createPhotos({ repository, originals }: ExportDependencies) {
  async function everyPhoto(userId: string): Promise<SizedPhoto[]> {
    const photos: SizedPhoto[] = [];
    for (const { id, type } of await repository.folders(userId)) {
      if (type !== FOLDER_TYPES.ALBUM) continue;
      for (const photo of await repository.sizes(id)) photos.push(photo);
    }
    return photos;
  }

  /** The photos of one album in a part, with the places of their bytes. */
  async function exportAlbum(ticket: Ticket, folder: FolderRow, path: string) {
    const { from, to } = ticket;
    const begun = from?.folder === folder.id ? from : undefined;
    const upTo = to.folder === folder.id ? to.file : undefined;
    const rows = await repository.photos(folder.id, { after: begun?.file, upTo });
    const unique = namesTaken();
    // The parts of one album may be unpacked into one folder: file names continue from the part before.
    const before = begun ? await repository.namesBefore(folder.id, begun) : [];
    for (const name of before.flatMap(originalNames)) unique(name);
    const tags = await repository.tags(rows.map(({ id }) => id));
    const photos: ExportedPhoto[] = [];
    const entries: ZipEntry[] = [];
    for (const row of rows) {
      const named = originals(row).map((entry) => ({
        ...entry,
        name: `${path}/${unique(entry.name)}`,
      }));
      entries.push(...named);
      photos.push({ row, paths: named.map(({ name }) => name), tags: tags.get(row.id) ?? [] });
    }
    return { photos, entries };
  }

  return { everyPhoto, exportAlbum };
}

/** Archives of everything in an account, created while they are sent. */
export function createExportService(dependencies: ExportDependencies) {
  const { repository, openChecked, signingKey, partBytes } = dependencies;
  const limits: PartLimits = { bytes: partBytes, count: PART_COUNT };
  const { everyPhoto, exportAlbum } = createPhotos(dependencies);

  function readTicket(user: User, token: string): Ticket {
    const ticket = payload.safeParse(readToken(signingKey, PURPOSE, token)).data;
    if (ticket?.user !== user.id || ticket.exported <= unixNow() - LIFETIME) {
      throw new CatalogueError('NOT_FOUND');
    }
    return ticket;
  }

  return {
    /** The parts of the archive, each with an address for this user. */
    async plan(user: User) {
      const exported = unixNow();
      const photos = await everyPhoto(user.id);
      const cut = cutParts(photos, limits);
      const ticketOf = (index: number, to: Place): Ticket => {
        const from = cut[index - 1]?.to ?? null;
        return { user: user.id, part: index + 1, parts: cut.length, from, to, exported };
      };
      const parts = cut.map(({ to, count, bytes }, index) => {
        const ticket = ticketOf(index, to);
        const url = exportUrl(signToken(signingKey, PURPOSE, ticket));
        return { part: ticket.part, url, name: fileNameOf(ticket), count, size: bytes };
      });
      const size = cut.reduce((sum, { bytes }) => sum + bytes, 0);
      const left_out = await repository.damaged(user.id);
      return { count: photos.length, size, expires: exported + LIFETIME, parts, left_out };
    },

    /** Opens one part. Throws NOT_FOUND for a part that is outdated, forged, or another account's. */
    async open(user: User, token: string, language: Language): Promise<OpenArchive> {
      const ticket = readTicket(user, token);
      const folders = await repository.folders(user.id);
      const paths = folderPaths(folders);
      const isFirst = ticket.part === 1;
      const images = isFirst ? await repository.images(user.id) : [];
      const records = isFirst ? await repository.records(user.id) : undefined;
      const photos: ExportedPhoto[] = [];
      const entries = images.map((image): ZipEntry => {
        const open = async () => (await openChecked(originalKey(image.sha256))).stream;
        return { name: imagePath(image), size: image.size, mtime: ticket.exported, open };
      });
      for (const folder of folders) {
        if (folder.type !== FOLDER_TYPES.ALBUM || !touches(ticket, folder.id)) continue;
        const album = await exportAlbum(ticket, folder, paths.get(folder.id) ?? folder.id);
        photos.push(...album.photos);
        entries.push(...album.entries);
      }
      const { exported, part, parts } = ticket;
      const last = (leftOut: readonly string[]) => {
        const contents = { user, folders, photos, images, records, leftOut };
        const text = JSON.stringify(toManifest({ exported, part, parts }, contents));
        return [...leftOutNote(leftOut, language, exported), textEntry(MANIFEST_NAME, text, exported)];
      };
      return { fileName: fileNameOf(ticket), read: () => zipOf(entries, { isLeftOut, last }) };
    },
  };
}

export type ExportService = ReturnType<typeof createExportService>;
