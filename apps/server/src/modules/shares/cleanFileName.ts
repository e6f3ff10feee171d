import type { FileRow } from '../../db/schema.ts';
import { extensionOf } from '../media/downloadName.ts';

const MS = 1_000;
/** Hex digits of its id, by which photos of one second differ. */
const DISTINCT = 6;

/**
 * `photo-20240501-123001-0a1b2c.jpg`: a name with the time, which a visitor sees anyway. `mime` is that of the sent file.
 */
export function cleanFileName(file: Pick<FileRow, 'id' | 'taken' | 'mime'>, mime = file.mime): string {
  const date = new Date(file.taken * MS);
  const stamp = Number.isNaN(date.getTime())
    ? ''
    : `-${date.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;
  return `photo${stamp}-${file.id.slice(-DISTINCT)}.${extensionOf(mime)}`;
}
