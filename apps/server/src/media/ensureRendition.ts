import { rm } from 'node:fs/promises';
import {
  BlobNotFoundError,
  type BlobStore,
  renditionKey,
  renditionPrefix,
  withLocalCopy,
} from '../storage/index.ts';
import type { RescaleInput } from './decoderJobs.ts';
import { type RenditionFormat, renditionName, widthOfName } from './renditionPlan.ts';

/** The requested rendition. */
export interface EnsureOptions {
  /** Of the original. */
  readonly sha256: string;
  /** Requested pixels; the smallest stored width that is not less is used, else the largest. */
  readonly width: number;
  /** `jpeg` for clients that send `X-CLIENT-WEBP: 0` (spec §7). */
  readonly format: RenditionFormat;
}

/** Where it is. */
export interface EnsuredRendition {
  readonly key: string;
  readonly mime: string;
  readonly width: number;
}

interface Deps {
  readonly store: BlobStore;
  readonly rescale: (input: RescaleInput) => Promise<unknown>;
}

async function storedWidths(store: BlobStore, sha256: string): Promise<number[]> {
  const widths = new Set<number>();
  for await (const key of store.list(renditionPrefix(sha256))) {
    const name = key.slice(key.lastIndexOf('/') + 1);
    const width = name.endsWith('.webp') ? widthOfName(name) : undefined;
    if (width !== undefined) widths.add(width);
  }
  return [...widths].sort((a, b) => a - b);
}

async function makeJpeg({ store, rescale }: Deps, sha256: string, width: number): Promise<void> {
  const target = store.tempPath();
  try {
    await withLocalCopy(store, renditionKey(sha256, renditionName(width, 'webp')), (source) =>
      rescale({ source, target, width, format: 'jpeg' }),
    );
    await store.putFile(renditionKey(sha256, renditionName(width, 'jpeg')), target);
  } finally {
    await rm(target, { force: true });
  }
}

/**
 * Finds a stored rendition, creating its JPEG form on the first request. Only widths made at upload exist, so a
 * client cannot fill the disk by requesting other ones. Throws `BlobNotFoundError` when nothing is stored.
 */
export async function ensureRendition(deps: Deps, wanted: EnsureOptions): Promise<EnsuredRendition> {
  const { sha256, format } = wanted;
  const widths = await storedWidths(deps.store, sha256);
  const width = widths.find((stored) => stored >= wanted.width) ?? widths.at(-1);
  if (width === undefined) throw new BlobNotFoundError('This original has no renditions');
  const key = renditionKey(sha256, renditionName(width, format));
  if (format === 'jpeg' && !(await deps.store.head(key))) await makeJpeg(deps, sha256, width);
  return { key, mime: `image/${format}`, width };
}
