import type { FilesRepository } from '../files/files.repository.ts';
import { thumbnailUrl, thumbnailWidths } from '../media/mediaUrls.ts';
import type { ShareAccess } from './shareAccess.ts';
import type { SharesRepository } from './shares.repository.ts';
import { throughShare } from './shareUrls.ts';

/** The preview that a messenger shows for a link to a public share. */
export interface SharePreview {
  name: string;
  /** Photos and videos. */
  count: number;
  /** Undefined for a share without photos. */
  cover: Cover | undefined;
}

export interface Cover {
  /** Path of a JPEG that every messenger can read, and its size in device pixels. */
  jpeg: string;
  width: number;
  height: number;
  /** Widths in device pixels and paths for browsers, ascending. */
  webp: [width: number, path: string][];
}

/** Wide enough for every messenger's card, in device pixels. */
const COVER_WIDTH = 1_600;

/**
 * Previews of public shares only: a private, an expired and a missing share all give undefined, so that a link
 * reveals no more than the code entry does.
 */
export function createSharePreview(dependencies: {
  access: ShareAccess;
  files: FilesRepository;
  repository: SharesRepository;
}): (sid: string) => Promise<SharePreview | undefined> {
  const { access, files, repository } = dependencies;

  async function coverOf(sid: string): Promise<SharePreview['cover']> {
    const file = await repository.firstPicture(sid);
    if (!file) return undefined;
    const widths = thumbnailWidths(file, 0);
    const width = widths.findLast((one) => one <= COVER_WIDTH);
    if (width === undefined) return undefined;
    const path = (at: number, webp: boolean) => throughShare(thumbnailUrl(file.id, { width: at, webp }), sid);
    return {
      jpeg: path(width, false),
      width,
      height: Math.round((width * file.height) / file.width),
      webp: widths.map((one): [number, string] => [one, path(one, true)]),
    };
  }

  return async (sid) => {
    const share = await access.publicly(sid);
    if (!share) return undefined;
    const totals = await files.totals({ userId: share.user_id, shareId: share.id });
    const count = (totals?.photo ?? 0) + (totals?.video ?? 0);
    return { name: share.name, count, cover: await coverOf(share.id) };
  };
}
