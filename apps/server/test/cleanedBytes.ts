import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planCopy } from '../src/media/clean/planCopy.ts';
import { cleanCopy } from '../src/media/cleanCopy.ts';

/** Cleans bytes in tests, without a decoder process and without looking at the result. */
export async function cleanedBytes(bytes: Uint8Array, mime: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-clean-'));
  const [source, target] = ['original', 'copy'].map((name) => join(folder, name)) as [string, string];
  try {
    await writeFile(source, bytes);
    const store = { tempPath: () => target };
    const plan = async () => planCopy(source, mime);
    await cleanCopy({ store, plan, isSame: async () => true }, source);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}
