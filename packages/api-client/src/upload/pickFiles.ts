import { UPLOAD } from '../contract/limits.ts';

export interface PickOptions {
  /** Whether the server accepts videos (config `upload_video`). */
  video: boolean;
}

export interface PickedFiles {
  /** Files that can be uploaded. */
  accepted: File[];
  /** Files to report to the user, and their extensions without duplicates (spec §5). */
  unsupported: { count: number; extensions: string[] };
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Returns whether a file is a system file of a folder, which should not be uploaded. */
function isSystemFile(name: string): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
}

/** Returns whether a file claims to be a video. The server decides by its bytes. */
export function isMovie({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const extensions: readonly string[] = UPLOAD.VIDEO_EXTENSIONS;
  return type.startsWith('video/') || extensions.includes(extensionOf(name));
}

/** Divides files by the lists of spec §5, by MIME type or by extension, because browsers sometimes omit one of them. */
export function pickFiles(files: Iterable<File>, { video }: PickOptions): PickedFiles {
  const types = new Set<string>([...UPLOAD.MIME_TYPES, ...(video ? UPLOAD.VIDEO_MIME_TYPES : [])]);
  const extensions = new Set<string>([...UPLOAD.EXTENSIONS, ...(video ? UPLOAD.VIDEO_EXTENSIONS : [])]);
  const accepted: File[] = [];
  const refused: File[] = [];
  for (const file of files) {
    if (types.has(file.type) || extensions.has(extensionOf(file.name))) accepted.push(file);
    else if (!isSystemFile(file.name)) refused.push(file);
  }
  const named = new Set(refused.map((file) => extensionOf(file.name) || file.name));
  return { accepted, unsupported: { count: refused.length, extensions: [...named] } };
}

/** Returns the value of the `accept` attribute for a file input. */
export function acceptAttribute({ video }: PickOptions): string {
  const types = [...UPLOAD.MIME_TYPES, ...(video ? UPLOAD.VIDEO_MIME_TYPES : [])];
  const extensions = [...UPLOAD.EXTENSIONS, ...(video ? UPLOAD.VIDEO_EXTENSIONS : [])];
  return [...types, ...extensions.map((extension) => `.${extension}`)].join(',');
}
