import { CatalogueError } from '../../http/errors.ts';
import { BlobNotFoundError, DamagedBlobError } from '../../storage/index.ts';

/** An archive continues without an original that is damaged or lost, or that cannot be sent without its metadata. */
export function isLeftOut(error: unknown): boolean {
  if (error instanceof CatalogueError) return error.kind === 'NOT_FOUND';
  return error instanceof BlobNotFoundError || error instanceof DamagedBlobError;
}
