import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/**
 * Loaders of the formats that we accept. Everything else, SVG above all, is blocked inside the decoder too.
 */
const WANTED_LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadTiff',
  'VipsForeignLoadWebp',
  // AVIF only: this build of libheif has no decoder for HEIC.
  'VipsForeignLoadHeif',
];

/** Once per decoder process: block every loader, allow ours, disable the cache, share the cores. */
export function setUpSharp(processes: number): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: WANTED_LOADERS });
  sharp.cache(false);
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / processes)));
}
