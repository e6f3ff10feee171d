import type { UploadFile } from './lazyFile.ts';

/**
 * Returns whether a file can be read. A browser refuses to read one that changed on the disk after it was chosen; a lazy
 * file rejects with an UnreadableFile instead.
 */
export async function canRead(file: UploadFile): Promise<boolean> {
  if ('withFile' in file) return true;
  const first = file.slice(0, 1).arrayBuffer();
  return first.then(
    () => true,
    () => false,
  );
}
