import type { File } from '@xiangji/api-client/contract';
import type { ClientHints } from '../../http/context.ts';
import type { FileWithAlbum } from './fileScope.ts';
import type { FilesRepository } from './files.repository.ts';
import { toFile } from './toFile.ts';

/** Photos as their owner sees them. */
export async function showFiles(
  repository: Pick<FilesRepository, 'tagsOf'>,
  rows: readonly FileWithAlbum[],
  client: ClientHints,
): Promise<File[]> {
  const tags = Map.groupBy(await repository.tagsOf(rows.map((row) => row.id)), (tag) => tag.file_id);
  return rows.map((row) => toFile(row, tags.get(row.id) ?? [], client));
}
