import type { FileRow, FolderRow, User } from '../../../db/schema.ts';
import type { ExportedImage } from './export.repository.ts';
import {
  IMAGES_FOLDER,
  type Manifest,
  type ManifestFolder,
  type ManifestImage,
  type ManifestPhoto,
  type ManifestRecords,
} from './manifest.ts';

function toFolder(row: FolderRow): ManifestFolder {
  return {
    id: row.id,
    parent: row.parent_id,
    type: row.type,
    name: row.name,
    intro: row.intro,
    sdate: row.sdate,
    edate: row.edate,
    order: row.file_order,
    numero: row.numero,
    cover: row.cover_file_id,
    // The crop of an uploaded image means nothing without the image.
    crop: row.cover_image_id === null ? row.cover_crop : null,
    ctime: row.ctime,
  };
}

/** Where a photo's bytes are stored in the part, and its keywords. */
export interface ExportedPhoto {
  row: FileRow;
  paths: readonly string[];
  tags: string[];
}

function toPhoto({ row, paths, tags }: ExportedPhoto): ManifestPhoto {
  const [path = '', live] = paths;
  const { id, folder_id: folder, name, origin_name, taken, tz, time_unknown, date_source, ctime } = row;
  const { rotate, favorite, lat, lng } = row;
  return {
    ...{ id, folder, path, name, origin_name, taken, tz, time_unknown, date_source },
    ...{ rotate, favorite, lat, lng, tags, ctime },
    live: live ?? null,
    sha256: row.bare ? null : row.sha256,
    live_sha256: row.bare ? null : row.live_sha256,
  };
}

/** Where a cover or an avatar is stored. */
export function imagePath({ id, mime }: Pick<ExportedImage, 'id' | 'mime'>): string {
  return `${IMAGES_FOLDER}/${id}.${mime === 'image/png' ? 'png' : 'jpg'}`;
}

function toImage(image: ExportedImage): ManifestImage {
  const { kind, folder, sha256, crop } = image;
  return { kind, folder, path: imagePath(image), sha256, crop };
}

export interface Contents {
  user: User;
  folders: readonly FolderRow[];
  photos: readonly ExportedPhoto[];
  images: readonly ExportedImage[];
  records: ManifestRecords | undefined;
  /** Paths that the part lacks. */
  leftOut: readonly string[];
}

const NO_RECORDS: ManifestRecords = { shares: [], orders: [], bills: [], recycled: [] };

/** The description of a part. */
export function toManifest(
  about: Pick<Manifest, 'exported' | 'part' | 'parts'>,
  { user, folders, photos, images, records = NO_RECORDS, leftOut }: Contents,
): Manifest {
  const missing = new Set(leftOut);
  const isThere = (path = '') => !missing.has(path);
  const { email, name, intro, timezone, language, folder_order, file_order } = user;
  return {
    format: 'xiangji',
    version: 1,
    ...about,
    account: { email, name, intro, timezone, language, folder_order, file_order },
    folders: folders.map(toFolder),
    images: images.map(toImage).filter(({ path }) => isThere(path)),
    photos: photos
      .map(({ paths: [path, ...rest], ...photo }) => ({
        ...photo,
        paths: [path ?? '', ...rest.filter(isThere)],
      }))
      .filter(({ paths: [path] }) => isThere(path))
      .map(toPhoto),
    left_out: [...leftOut],
    ...records,
  };
}
