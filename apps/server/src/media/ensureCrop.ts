import { rm } from 'node:fs/promises';
import { type BlobStore, renditionKey, withLocalCopy } from '../storage/index.ts';
import type { CropInput } from './decoderJobs.ts';
import type { RenditionFormat } from './renditionPlan.ts';

/** A part of a picture, for a cover's card. */
export interface CropRequest {
  readonly sha256: string;
  /** Where the picture to crop is stored: the original, or its full-size copy. */
  readonly sourceKey: string;
  /** `[x, y, w, h]` in pixels of the upright picture. */
  readonly rect: readonly [number, number, number, number];
  /** Maximum width in pixels; never enlarged. */
  readonly width: number;
  readonly format: RenditionFormat;
}

interface Deps {
  readonly store: BlobStore;
  readonly crop: (input: CropInput) => Promise<unknown>;
}

/**
 * Finds a cropped picture, creating it on the first request. Throws `BlobNotFoundError` when its source is lost.
 */
export async function ensureCrop({ store, crop }: Deps, request: CropRequest): Promise<string> {
  const { sha256, sourceKey, rect, width, format } = request;
  const key = renditionKey(
    sha256,
    `c${rect.map(Math.round).join('_')}.${format === 'webp' ? 'webp' : 'jpg'}`,
  );
  if (await store.head(key)) return key;
  const target = store.tempPath();
  try {
    await withLocalCopy(store, sourceKey, (source) => crop({ source, target, rect, width, format }));
    await store.putFile(key, target, { durable: false });
    return key;
  } finally {
    await rm(target, { force: true });
  }
}
