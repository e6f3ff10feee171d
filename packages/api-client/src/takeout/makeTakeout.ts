import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

/** A photo by its bytes, or a side file by its JSON. */
export type TakeoutContent = Uint8Array<ArrayBuffer> | object;

/** Makes an archive as Google Takeout does, for tests. Photos are stored, side files and `packed` paths compressed. */
export async function makeTakeout(
  files: Record<string, TakeoutContent>,
  { name = 'takeout-001.zip', packed = (_path: string): boolean => false, zip64 = false } = {},
): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { zip64, useWebWorkers: false });
  for (const [path, content] of Object.entries(files)) {
    const isPhoto = content instanceof Uint8Array;
    const reader = isPhoto ? new BlobReader(new Blob([content])) : new TextReader(JSON.stringify(content));
    await writer.add(path, reader, { level: isPhoto && !packed(path) ? 0 : 6 });
  }
  return new File([await writer.close()], name);
}
