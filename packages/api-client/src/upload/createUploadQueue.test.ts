import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../contract/errorCodes.ts';
import { ApiError, NetworkError } from '../errors/ApiError.ts';
import { createUploadQueue } from './createUploadQueue.ts';
import type { UploadRequest, UploadResult } from './uploadFile.ts';
import { UPLOAD_STATE } from './uploadState.ts';

const target = { id: 'album', name: '旅行', guid: 'round' };

/** A sender whose every request waits until the test settles it. */
function createHand() {
  const open = new Map<
    string,
    { request: UploadRequest; done: () => void; fail: (error: unknown) => void }
  >();
  const send = (request: UploadRequest) =>
    new Promise<UploadResult>((resolve, reject) => {
      const { name } = request.file;
      const file = { id: name, pid: 'album', pname: '旅行', width: 1, height: 1, duplicate: false };
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      open.set(name, { request, done: () => resolve({ file, domain: '' }), fail: reject });
    });
  return { open, send, at: (name: string) => open.get(name)! };
}

function file(name: string, size = 100): File {
  return new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
}

function setUp() {
  const hand = createHand();
  let clock = 0;
  const fetchToken = vi.fn(async () => ({ token: 't', domain: '' }));
  const queue = createUploadQueue({
    send: hand.send,
    fetchToken,
    webp: () => true,
    parallel: 2,
    now: () => clock,
  });
  return { hand, queue, fetchToken, tick: (ms: number) => (clock += ms) };
}

let set: ReturnType<typeof setUp>;
beforeEach(() => {
  set = setUp();
});

describe('an upload queue', () => {
  it('sends a few at a time and counts as the specification says', async () => {
    const { queue, hand } = set;
    queue.add([file('a'), file('b'), file('c')], target);
    await waitFor(() => expect([...hand.open.keys()]).toEqual(['a', 'b']));
    expect(queue.getSnapshot()).toMatchObject({
      type: UPLOAD_STATE.UPLOADING,
      count: { i: 1, total: 3, completion: 0, queue: 3, error: 0 },
    });
    hand.at('a').done();
    await waitFor(() => expect(hand.open.has('c')).toBe(true));
    expect(queue.getSnapshot().count).toEqual({ i: 2, total: 3, completion: 1, queue: 2, error: 0 });
    hand.at('b').done();
    hand.at('c').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.COMPLETED));
    expect(queue.getSnapshot()).toMatchObject({ progress: 1, items: [], count: { i: 3, completion: 3 } });
  });

  it('never shows a file as sent before the server has answered', async () => {
    const { queue, hand } = set;
    queue.add([file('a')], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    hand.at('a').request.onProgress(100, 100);
    expect(queue.getSnapshot().items[0]?.progress).toBe(0.99);
  });

  it('keeps the failed ones, with the reason, and sends them again', async () => {
    const { queue, hand } = set;
    queue.add([file('a'), file('b')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    hand.at('a').fail(new ApiError({ code: ERROR_CODES.FILE_TYPE_INVALID, message: '' }));
    hand.at('b').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.HAS_ERRORS));
    expect(queue.getSnapshot().items).toMatchObject([
      { progress: -2, errorCode: ERROR_CODES.FILE_TYPE_INVALID },
    ]);
    hand.open.clear();
    queue.retryFailed();
    await waitFor(() => expect(hand.open.has('a')).toBe(true));
    hand.at('a').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.COMPLETED));
  });

  it('takes a new token after the line was cut', async () => {
    const { queue, hand, fetchToken } = set;
    queue.add([file('a')], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    hand.at('a').fail(new NetworkError('cut'));
    await waitFor(() => expect(queue.getSnapshot().count.error).toBe(1));
    queue.retryFailed();
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(2));
  });

  it('takes a new token after four hours', async () => {
    const { queue, hand, fetchToken, tick } = set;
    queue.add([file('a')], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    tick(14_400_000);
    queue.add([file('b')], target);
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(2));
  });

  it('forgets what is cancelled and stops sending it', async () => {
    const { queue, hand } = set;
    queue.add([file('a'), file('b')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    const [first] = queue.getSnapshot().items;
    queue.cancel(first!.key);
    expect(hand.at('a').request.signal.aborted).toBe(true);
    expect(queue.getSnapshot().count.total).toBe(1);
    queue.cancelAll();
    expect(queue.getSnapshot()).toMatchObject({ items: [], count: { total: 0, error: 0 } });
  });

  it('tells speed and the time that remains', async () => {
    const { queue, hand, tick } = set;
    queue.add([file('a', 1_000)], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    tick(2_000);
    hand.at('a').request.onProgress(500, 1_000);
    expect(queue.getSnapshot()).toMatchObject({ speed: 250, time: { used: 2, remaining: 2 } });
  });
});
