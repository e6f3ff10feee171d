import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type BlobStore, renditionKey } from '../storage/index.ts';
import type { MediaReport, Rendition } from './MediaReport.ts';

/** The database's record of a rendition. */
export interface StoredRendition {
  readonly name: string;
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}

/** Removes the renditions of an upload that is not kept. Safe to call at any time, any number of times. */
export async function discardRenditions(report: Pick<MediaReport, 'renditions'>): Promise<void> {
  const folders = new Set(report.renditions.map((rendition) => dirname(rendition.tempPath)));
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
}

/**
 * Moves the renditions of an upload into the store under its content hash, durably. The same bytes give the same
 * renditions, so a second upload of a photo may replace those of the first.
 */
export async function commitRenditions(
  store: BlobStore,
  sha256: string,
  report: Pick<MediaReport, 'renditions'>,
): Promise<StoredRendition[]> {
  const commit = async ({ tempPath, ...rendition }: Rendition): Promise<StoredRendition> => {
    const key = renditionKey(sha256, rendition.name);
    await store.putFile(key, tempPath);
    return { ...rendition, key };
  };
  try {
    return await Promise.all(report.renditions.map(commit));
  } finally {
    await discardRenditions(report);
  }
}
