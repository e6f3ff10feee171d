import type { User } from './db/schema.ts';
import type { FilesService } from './modules/files/files.service.ts';
import type { FoldersService } from './modules/folders/folders.service.ts';

const CLIENT = { width: 0, webp: true };
const VIEWER = { client: CLIENT, language: 'zh' } as const;

/**
 * Makes the calls of the first screen once, before any request: the axis, a page, the albums. The first real request
 * then finds its statements compiled and its pages in memory.
 */
export async function warmUp(
  user: User | undefined,
  files: FilesService,
  folders: FoldersService,
): Promise<void> {
  if (!user) return;
  for (const answer of [
    await files.list(user, { axis: true, info: true }, VIEWER),
    await files.list(user, {}, VIEWER),
    await folders.list(user, { client: CLIENT, deep: false }),
  ]) {
    JSON.stringify(answer);
  }
}
