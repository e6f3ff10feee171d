import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One real photograph with what is known of it; a part of the manifest's fields. */
export interface PhotoCase {
  readonly file: string;
  /** The hostile name to send it under; null for its own. */
  readonly upload_as: string | null;
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly dims_strict: boolean;
  readonly frames: number;
  readonly duration_s: number | null;
  readonly has_gps: boolean;
  readonly lat: number | null;
  readonly lon: number | null;
  /** `2023:10:01 09:30:15`. */
  readonly datetime_original: string | null;
  /** `+08:00`. */
  readonly offset: string | null;
  readonly keywords: readonly string[];
  readonly content_id: string | null;
  readonly expected: 'accept' | 'reject' | 'policy';
  readonly expected_type: number | null;
  readonly expected_code: number | null;
  readonly strict: boolean;
  readonly tags: readonly string[];
}

const BESIDE_REPOSITORY = fileURLToPath(new URL('../../../../../../shared/photos', import.meta.url));

/** The folder of real photographs: `XIANGJI_PHOTOS`, or `shared/photos` beside the repository. */
export const photoFolder = process.env.XIANGJI_PHOTOS ?? BESIDE_REPOSITORY;

/** The cases, or none where the folder is absent. */
export function readPhotoCases(): readonly PhotoCase[] {
  const manifest = join(photoFolder, 'manifest.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).files : [];
}
