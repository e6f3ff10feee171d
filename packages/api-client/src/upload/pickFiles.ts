import { UPLOAD } from '../contract/limits.ts';
import { type FilePath, pathOf } from './pathOf.ts';

export interface PickOptions {
  /** Whether the server accepts videos (config `upload_video`). */
  video: boolean;
}

/** A file to pick, with its path if it lies in a folder. */
type PickableFile = Pick<File, 'name' | 'type'> & FilePath;

export interface PickedFiles<F extends PickableFile = File> {
  /** Files that can be uploaded. */
  accepted: F[];
  /** Files to report to the user, and their extensions without duplicates (spec §5). */
  unsupported: { count: number; extensions: string[] };
  /** Number of system, hidden and side files, which are not reported when they are uploaded. */
  leftOut: number;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Folders and files that operating systems, cameras and network drives create for themselves. */
const SYSTEM_NAMES = new Set(['@eadir', '#recycle', '$recycle.bin', '__macosx', 'thumbs.db', 'desktop.ini']);
/** Files that programs and cameras write beside a photo or a movie. */
const SIDE_EXTENSIONS = new Set(['json', 'xmp', 'aae', 'thm']);

/**
 * Returns whether to leave out a file without a report, because users do not mean to upload it. A hidden photo is accepted
 * only if the user selected the file itself. The `._` files of macOS are never accepted.
 */
function isLeftOut(file: PickableFile, isListed: boolean): boolean {
  const { name } = file;
  const folders = pathOf(file);
  const names = [...folders, name];
  if (SIDE_EXTENSIONS.has(extensionOf(name)) || names.some((one) => SYSTEM_NAMES.has(one.toLowerCase())))
    return true;
  const isPicked = folders.length === 0 && isListed && !name.startsWith('._');
  return !isPicked && names.some((one) => one.startsWith('.'));
}

/** Returns whether a file claims to be a video. The server decides by its bytes. */
export function isMovie({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const extensions: readonly string[] = UPLOAD.VIDEO_EXTENSIONS;
  return type.startsWith('video/') || extensions.includes(extensionOf(name));
}

/**
 * Divides files by the lists of spec §5, by MIME type or by extension, because browsers sometimes omit one of them. System
 * and hidden files, also in system and hidden folders, and the side files of photos are in neither part.
 */
export function pickFiles<F extends PickableFile>(
  files: Iterable<F>,
  { video }: PickOptions,
): PickedFiles<F> {
  const types = new Set<string>([...UPLOAD.MIME_TYPES, ...(video ? UPLOAD.VIDEO_MIME_TYPES : [])]);
  const extensions = new Set<string>([...UPLOAD.EXTENSIONS, ...(video ? UPLOAD.VIDEO_EXTENSIONS : [])]);
  const accepted: F[] = [];
  const refused: F[] = [];
  let leftOut = 0;
  for (const file of files) {
    const isListed = types.has(file.type) || extensions.has(extensionOf(file.name));
    if (isLeftOut(file, isListed)) leftOut += 1;
    else (isListed ? accepted : refused).push(file);
  }
  const named = new Set(refused.map((file) => extensionOf(file.name) || file.name));
  return { accepted, unsupported: { count: refused.length, extensions: [...named] }, leftOut };
}

/** Returns the value of the `accept` attribute for a file input: photos and their XMP files. */
export function acceptAttribute({ video }: PickOptions): string {
  const types = [...UPLOAD.MIME_TYPES, ...(video ? UPLOAD.VIDEO_MIME_TYPES : [])];
  const extensions = [...UPLOAD.EXTENSIONS, ...(video ? UPLOAD.VIDEO_EXTENSIONS : [])];
  return [...types, ...[...extensions, 'xmp'].map((extension) => `.${extension}`)].join(',');
}
