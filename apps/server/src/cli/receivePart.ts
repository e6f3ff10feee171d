import { rm } from 'node:fs/promises';
import { type ReceivedFile, receiveStream } from '../media/index.ts';
import type { BlobStore } from '../storage/index.ts';
import { CommandError } from './CommandError.ts';
import type { ExportPart } from './openParts.ts';

/** A file of a part and what its bytes should be; null where the sender gave no hash. */
export interface Wanted {
  path: string;
  sha256: string | null;
}

/**
 * Reads one file of a part into a temporary file. Throws CommandError where its bytes are not the expected ones.
 */
export async function receivePart(
  store: BlobStore,
  part: ExportPart,
  { path, sha256 }: Wanted,
): Promise<ReceivedFile> {
  const received = await receiveStream(await part.open(path), { store, maxBytes: Number.POSITIVE_INFINITY });
  if (sha256 === null || sha256 === received.sha256) return received;
  await rm(received.tempPath, { force: true });
  throw new CommandError(`${path} is damaged: its hash is ${received.sha256}.`);
}
