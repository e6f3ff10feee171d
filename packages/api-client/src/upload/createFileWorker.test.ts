import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileWorker } from './createFileWorker.ts';
import type { WorkerAnswer, WorkerQuestion } from './serveFileWorker.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  static asked: WorkerQuestion[] = [];
  onmessage?: (event: { data: WorkerAnswer }) => void;
  onerror?: () => void;
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage = (question: WorkerQuestion) => void FakeWorker.asked.push(question);
  terminate = () => {
    this.ended = true;
  };
}

const { asked, all: workers } = FakeWorker;
const unwatched = () => new AbortController().signal;
const picture = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const answer = (value: string | Blob) =>
  workers.findLast(({ ended }) => !ended)?.onmessage?.({ data: { value } });

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  asked.length = 0;
  workers.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('draws only thumbnails that are still wanted at their turn', async () => {
  const { drawThumbnail } = createFileWorker(() => new Worker('worker.js'));
  const files = ['a', 'b', 'c'].map(picture);
  const lookers = files.map(() => new AbortController());
  const wanted = files.map((file, at) => drawThumbnail(file, (lookers[at] as AbortController).signal));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  lookers[1]?.abort();
  const [first, last] = [new Blob(['first']), new Blob(['last'])];
  answer(first);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answer(last);
  expect(await Promise.all(wanted)).toEqual([first, undefined, last]);
  expect(asked.map(({ file }) => file.name)).toEqual(['a.jpg', 'c.jpg']);
  // Drawn once; a failed picture may still be drawn.
  expect(await drawThumbnail(files[0] as File, unwatched())).toBe(first);
  void drawThumbnail(files[1] as File, unwatched());
  await vi.waitFor(() => expect(asked.at(-1)?.file.name).toBe('b.jpg'));
});

it('ends a worker after a hundred files, and when it has been idle for a while', async () => {
  vi.useFakeTimers();
  const { hash } = createFileWorker(() => new Worker('worker.js'));
  const hashes = Array.from({ length: 101 }, (_, index) => hash(picture(`${index}`)));
  for (let index = 0; index < hashes.length; index += 1) {
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(index + 1);
    expect(workers.filter(({ ended }) => !ended)).toHaveLength(1);
    answer(`hash ${index}`);
  }
  expect(await Promise.all(hashes)).toEqual(hashes.map((_, index) => `hash ${index}`));
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(workers[1]?.ended).toBe(false);
  // A request restarts the wait.
  const next = hash(picture('next'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(102);
  expect(workers[1]?.ended).toBe(false);
  answer('the hash');
  expect(await next).toBe('the hash');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

it('starts another worker after one that could not be loaded', async () => {
  const { hash } = createFileWorker(() => new Worker('worker.js'));
  const lost = hash(picture('a')).catch((error: unknown) => error);
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  workers[0]?.onerror?.();
  expect(await lost).toBeInstanceOf(Error);
  const found = hash(picture('b'));
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  answer('the hash');
  expect(await found).toBe('the hash');
});

it('stops a hash that is no longer wanted, and then hashes the next file', async () => {
  const { hash } = createFileWorker(() => new Worker('worker.js'));
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = hash(picture('a'), signal).catch((error: unknown) => error);
  const skipped = hash(picture('b'), signal).catch((error: unknown) => error);
  const next = hash(picture('c'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  controller.abort();
  expect([await stopped, await skipped]).toEqual([signal.reason, signal.reason]);
  expect(workers[0]?.ended).toBe(true);
  await vi.waitFor(() => expect(asked.map(({ file }) => file.name)).toEqual(['a.jpg', 'c.jpg']));
  answer('the hash');
  expect(await next).toBe('the hash');
});
