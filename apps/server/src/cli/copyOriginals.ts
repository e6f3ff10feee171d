import {
  BlobNotFoundError,
  type BlobStore,
  DamagedBlobError,
  hashOf,
  originalKey,
  verifiedStream,
} from '../storage/index.ts';

/** An original as a row describes it. */
export interface Original {
  sha256: string;
  size: number;
}

export interface CopyOptions {
  from: Pick<BlobStore, 'get'>;
  to: BlobStore;
  originals: AsyncIterable<Original>;
  /** Also reads what exists already, and copies it again where it is damaged. */
  deep?: boolean;
  /**
   * Whether the source still references an original that it does not hold: it may have been deleted since.
   */
  isInUse?: (sha256: string) => Promise<boolean>;
}

export interface CopyReport {
  copied: number;
  /** Exists already, from an earlier copy. */
  kept: number;
  /** Keys that the source does not hold. */
  missing: string[];
  /** Keys whose bytes cannot be read or have a wrong hash; none of them is copied. */
  damaged: string[];
}

type Outcome = 'copied' | 'kept' | 'missing' | 'damaged' | 'deleted';

async function isCopied({ to, deep = false }: CopyOptions, { sha256, size }: Original): Promise<boolean> {
  const key = originalKey(sha256);
  if ((await to.head(key))?.size !== size) return false;
  return !deep || (await hashOf(to, key)) === sha256;
}

async function copyOne(options: CopyOptions, original: Original): Promise<Outcome> {
  const { from, to, isInUse } = options;
  const { sha256 } = original;
  const key = originalKey(sha256);
  if (await isCopied(options, original)) return 'kept';
  let isUnreadable = false;
  try {
    const { stream } = await from.get(key);
    stream.on('error', () => {
      isUnreadable = true;
    });
    await to.put(key, verifiedStream(stream, sha256));
  } catch (error) {
    if (error instanceof BlobNotFoundError)
      return (await (isInUse?.(sha256) ?? true)) ? 'missing' : 'deleted';
    if (isUnreadable || error instanceof DamagedBlobError) return 'damaged';
    throw error;
  }
  if ((await hashOf(to, key)) === sha256) return 'copied';
  await to.delete(key);
  return 'damaged';
}

/**
 * Copies originals and reads each one back. Continues after a damaged or missing one and reports it at the end.
 */
export async function copyOriginals(options: CopyOptions): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, kept: 0, missing: [], damaged: [] };
  for await (const original of options.originals) {
    const outcome = await copyOne(options, original);
    if (outcome === 'copied' || outcome === 'kept') report[outcome] += 1;
    else if (outcome !== 'deleted') report[outcome].push(originalKey(original.sha256));
  }
  return report;
}
