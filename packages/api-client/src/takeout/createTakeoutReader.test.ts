// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createTakeoutReader } from './createTakeoutReader.ts';
import { makeTakeout } from './makeTakeout.ts';

/** The worker in this thread: two ports instead of two threads. */
async function startWorker() {
  const { port1, port2 } = new MessageChannel();
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => (port2.onmessage = listener),
    postMessage: (message: unknown) => port2.postMessage(message),
  });
  const { serveTakeoutWorker } = await import('./serveTakeoutWorker.ts');
  serveTakeoutWorker();
  return port1;
}

const FOLDER = 'Takeout/Google Photos/Trip/';
const PHOTO = new Uint8Array(500).fill(7);

it('reads entries when they are needed, compressed ones one after the other', async () => {
  const port = await startWorker();
  const reader = createTakeoutReader(() => port as unknown as Worker);
  const packed = (path: string) => !path.endsWith('c.jpg');
  const paths = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => FOLDER + name);
  const archive = await makeTakeout(Object.fromEntries(paths.map((path) => [path, PHOTO])), { packed });
  const { items } = await reader.read([{ path: archive.name, file: archive }], () => undefined);
  const running = new Set<string>();
  let most = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reads = items.map(({ entry: { file } }) => {
    if (!('withFile' in file)) throw new Error('Not lazy');
    return file.withFile(async (read) => {
      running.add(read.name);
      most = Math.max(most, running.size);
      if (read.name === 'c.jpg') release();
      else await released;
      expect(new Uint8Array(await read.arrayBuffer())).toEqual(PHOTO);
      running.delete(read.name);
      return `${read.name} ${read.type}`;
    });
  });
  expect(await Promise.all(reads)).toEqual(['a.jpg image/jpeg', 'b.jpg image/jpeg', 'c.jpg image/jpeg']);
  expect(most).toBeLessThanOrEqual(2);

  const photo = new File([PHOTO], 'd.jpg');
  const folder = await reader.read([{ path: `${FOLDER}d.jpg`, file: photo }], () => undefined);
  expect(folder.items[0]?.entry.file).toBe(photo);
  const other = new File(['x'], 'x.zip');
  const failing = reader.read([{ path: other.name, file: other }], () => undefined);
  await expect(failing).rejects.toMatchObject({ name: 'TakeoutError', reason: 'damaged', file: 'x.zip' });
  port.close();
});
