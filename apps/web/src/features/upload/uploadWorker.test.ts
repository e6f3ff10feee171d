import { expect, it, vi } from 'vitest';
import type { WorkerQuestion } from './uploadWorker.ts';

it('draws only what somebody still wants when it has its turn', async () => {
  const asked: WorkerQuestion[] = [];
  const workers: FakeWorker[] = [];
  class FakeWorker {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      workers.push(this);
    }
    postMessage = (question: WorkerQuestion) => void asked.push(question);
  }
  vi.stubGlobal('Worker', FakeWorker);
  const { thumbnailOf } = await import('./uploadWorker.ts');
  const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
  const lookers = files.map(() => new AbortController());
  const wanted = files.map((file, at) => thumbnailOf(file, (lookers[at] as AbortController).signal));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  lookers[1]?.abort();
  const answer = (at: number) => {
    const value = new Blob([`picture ${at}`]);
    workers[0]?.onmessage?.({ data: { id: asked[at]?.id, value } });
    return value;
  };
  const first = answer(0);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const last = answer(1);
  expect(await Promise.all(wanted)).toEqual([first, undefined, last]);
  expect(asked.map(({ file }) => file.name)).toEqual(['a.jpg', 'c.jpg']);
  // Drawn once; and what was not drawn may still be.
  expect(await thumbnailOf(files[0] as File, new AbortController().signal)).toBe(first);
  void thumbnailOf(files[1] as File, new AbortController().signal);
  await vi.waitFor(() => expect(asked.at(-1)?.file.name).toBe('b.jpg'));
  vi.unstubAllGlobals();
});
