import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../contract/errorCodes.ts';
import { UNREAD_ENCODING } from '../contract/limits.ts';
import { ApiError, NetworkError } from '../errors/ApiError.ts';
import type { UploadQueueOptions } from './assembleQueue.ts';
import type { CheckFiles } from './createPreparer.ts';
import { createUploadQueue } from './createUploadQueue.ts';
import { type LazyFile, UNREADABLE, UnreadableFile } from './lazyFile.ts';
import type { UploadRequest, UploadResult } from './uploadFile.ts';
import { FILE_CHANGED, UPLOAD_STATE } from './uploadState.ts';

const stored = { id: 'x', pid: 'album', pname: '旅行', width: 1, height: 1, duplicate: false };
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

/** A connection that is probed again when the test says so. */
function createLine() {
  const pauses: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
    look: () => pauses.shift()?.(),
  };
}

function setUp(more: Partial<UploadQueueOptions> = {}) {
  const hand = createHand();
  const line = createLine();
  let clock = 0;
  const fetchToken = vi.fn(async () => ({ token: 't', domain: '' }));
  const queue = createUploadQueue({
    send: hand.send,
    fetchToken,
    webp: () => true,
    parallel: 2,
    now: () => clock,
    connection: line,
    ...more,
  });
  return { hand, line, queue, fetchToken, tick: (ms: number) => (clock += ms) };
}

let set: ReturnType<typeof setUp>;
beforeEach(() => {
  set = setUp();
});

describe('an upload queue', () => {
  it('sends the still picture of a movie along, and a movie without one as it is', async () => {
    const poster = new Blob(['picture']);
    const drawPoster = vi.fn(async ({ name }: File) => (name === 'a.mov' ? poster : undefined));
    const { queue, hand } = setUp({ drawPoster });
    queue.add([file('a.mov'), file('b.jpg')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    expect(hand.at('a.mov').request.poster).toBe(poster);
    expect(hand.at('b.jpg').request.poster).toBeUndefined();
  });

  it('reads a lazy file for its hash and for sending, and sends what another product knows of it', async () => {
    const photo = file('a.jpg');
    const read = vi.fn();
    const lazy = (name: string): LazyFile => ({
      ...{ name, path: name, type: 'image/jpeg', size: 100, lastModified: 7 },
      withFile: async (work) => {
        read(name);
        if (name === 'b.jpg') throw new UnreadableFile(name);
        return work(photo);
      },
    });
    const first = lazy('a.jpg');
    const { queue, hand } = setUp({ hash: async () => 'f'.repeat(64) });
    queue.add([first, lazy('b.jpg')], target, new Map([[first, { time: 5 }]]));
    await waitFor(() => expect(hand.open.size).toBe(1));
    expect(hand.at('a.jpg').request).toMatchObject({ file: photo, sidecar: { time: 5 } });
    await waitFor(() => expect(queue.getSnapshot().count.error).toBe(1));
    expect(queue.getSnapshot().items[1]).toMatchObject({ errorReason: UNREADABLE });
    expect(read.mock.calls.flat().toSorted()).toEqual(['a.jpg', 'a.jpg', 'b.jpg', 'b.jpg']);
  });

  it('sends a few at a time and counts as the specification says', async () => {
    const { queue, hand } = set;
    queue.add([file('a'), file('b'), file('c')], target);
    await waitFor(() => expect([...hand.open.keys()]).toEqual(['a', 'b']));
    expect(queue.getSnapshot()).toMatchObject({
      type: UPLOAD_STATE.UPLOADING,
      count: { i: 1, total: 3, completion: 0, queue: 3, error: 0, retryable: 0 },
    });
    hand.at('a').done();
    await waitFor(() => expect(hand.open.has('c')).toBe(true));
    expect(queue.getSnapshot().count).toEqual({
      i: 2,
      total: 3,
      completion: 1,
      queue: 2,
      error: 0,
      retryable: 0,
    });
    hand.at('b').done();
    hand.at('c').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.COMPLETED));
    expect(queue.getSnapshot()).toMatchObject({ progress: 1, items: [], count: { i: 3, completion: 3 } });
  });

  it('reports each stored file and forgets it', async () => {
    const onDone = vi.fn();
    const check: CheckFiles = async (_, [first]) => [{ sha256: first!.sha256, file: stored }];
    const { queue, hand } = setUp({ onDone, check, hash: async ({ name }) => name });
    const [there, sent] = [file('there'), file('sent')];
    queue.add([there], target);
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ file: there }), stored),
    );
    const without = setUp({ onDone });
    without.queue.add([sent], target);
    await waitFor(() => expect(without.hand.open.has('sent')).toBe(true));
    without.hand.at('sent').done();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(onDone.mock.lastCall).toMatchObject([{ file: sent }, { id: 'sent' }]);
    expect(hand.open.size).toBe(0);
    expect(JSON.stringify(without.queue.getSnapshot())).not.toContain('sent');
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
    const full = { code: ERROR_CODES.FILE_SIZE_INVALID, message: '', data: { reason: 'quota' } };
    hand.at('a').fail(new ApiError(full));
    hand.at('b').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.HAS_ERRORS));
    expect(queue.getSnapshot().items).toMatchObject([
      { progress: -2, errorCode: ERROR_CODES.FILE_SIZE_INVALID, errorReason: 'quota' },
    ]);
    hand.open.clear();
    queue.retryFailed();
    await waitFor(() => expect(hand.open.has('a')).toBe(true));
    hand.at('a').done();
    await waitFor(() => expect(queue.getSnapshot().type).toBe(UPLOAD_STATE.COMPLETED));
  });

  it('does not retry a file that is refused for its type or size', async () => {
    const { queue, hand } = set;
    queue.add([file('a'), file('b')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    const data = { reason: UNREAD_ENCODING, encoding: 'TIFF LZMA' };
    hand.at('a').fail(new ApiError({ code: ERROR_CODES.FILE_TYPE_INVALID, message: '', data }));
    hand.at('b').fail(new ApiError({ code: ERROR_CODES.NOT_FOUND, message: '' }));
    await waitFor(() => expect(queue.getSnapshot().count).toMatchObject({ error: 2, retryable: 1 }));
    expect(queue.getSnapshot().items[0]).toMatchObject({
      errorReason: 'encoding',
      errorEncoding: 'TIFF LZMA',
    });
    hand.open.clear();
    queue.retryFailed();
    await waitFor(() => expect(hand.open.has('b')).toBe(true));
    expect(hand.open.has('a')).toBe(false);
    expect(queue.getSnapshot().count).toMatchObject({ error: 1, retryable: 0 });
  });

  it('waits while no server can be reached, reports it, and continues automatically with a new token', async () => {
    const { queue, hand, fetchToken, line } = set;
    queue.add([file('a'), file('b'), file('c')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    fetchToken.mockRejectedValueOnce(new NetworkError('still cut'));
    hand.at('a').fail(new NetworkError('cut'));
    await waitFor(() => expect(queue.getSnapshot().waiting).toBe(true));
    hand.at('b').done();
    await waitFor(() => expect(queue.getSnapshot().count.completion).toBe(1));
    hand.open.clear();
    line.look();
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(2));
    expect([queue.getSnapshot().waiting, hand.open.size]).toEqual([true, 0]);
    // The pause after the second failed probe begins in a later turn.
    await waitFor(() => {
      line.look();
      expect(queue.getSnapshot().waiting).toBe(false);
    });
    await waitFor(() => expect([...hand.open.keys()].toSorted()).toEqual(['a', 'c']));
    expect(queue.getSnapshot().count.error).toBe(0);
  });

  it('distinguishes a file that changed from a lost connection, and sends the one that replaces it', async () => {
    const journal = { added: vi.fn(), hashed: vi.fn(), gone: vi.fn() };
    const { queue, hand } = setUp({ journal });
    const changed = file('a');
    vi.spyOn(changed, 'slice').mockImplementation(() => {
      const unreadable = new Blob();
      unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      return unreadable;
    });
    queue.add([changed, file('b')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    hand.at('a').fail(new NetworkError('cut'));
    await waitFor(() => expect(queue.getSnapshot().count).toMatchObject({ error: 1, retryable: 1 }));
    expect(queue.getSnapshot().waiting).toBe(false);
    const [row, other] = queue.getSnapshot().items;
    expect(row).toMatchObject({ progress: -2, errorCode: undefined, errorReason: FILE_CHANGED });

    hand.open.delete('a');
    const chosen = file('a', 300);
    queue.replace(row!.key, chosen);
    queue.replace(other!.key, chosen);
    await waitFor(() => expect(hand.at('a').request.file).toBe(chosen));
    const { items, size, count } = queue.getSnapshot();
    expect(items[0]).toMatchObject({ file: chosen, target, progress: 0 });
    expect(items[1]?.key).toBe(other?.key);
    expect([size.total, count.total, count.error]).toEqual([400, 2, 0]);
    expect(journal.gone).toHaveBeenCalledWith([row?.key]);
    expect(journal.added).toHaveBeenLastCalledWith([expect.objectContaining({ file: chosen })]);
    hand.at('a').done();
    hand.at('b').done();
    await waitFor(() =>
      expect(queue.getSnapshot()).toMatchObject({ type: UPLOAD_STATE.COMPLETED, progress: 1 }),
    );
  });

  it('gives up a file that loses the connection each time it is sent', async () => {
    const { queue, hand, line } = set;
    queue.add([file('a')], target);
    const cut = async () => {
      await waitFor(() => expect(hand.open.has('a')).toBe(true));
      const { fail } = hand.at('a');
      hand.open.clear();
      fail(new NetworkError('cut'));
    };
    for (let times = 1; times < 5; times += 1) {
      await cut();
      await waitFor(() => expect(queue.getSnapshot().waiting).toBe(true));
      await waitFor(() => {
        line.look();
        expect(queue.getSnapshot().waiting).toBe(false);
      });
    }
    await cut();
    await waitFor(() => expect(queue.getSnapshot().count.error).toBe(1));
    expect(queue.getSnapshot().items[0]?.errorCode).toBe(ERROR_CODES.NETWORK);
  });

  it('tries once more with a new token where one was refused, and after a fault of the server', async () => {
    const { queue, hand, fetchToken } = set;
    queue.add([file('a')], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    hand.open.get('a')?.fail(new ApiError({ code: ERROR_CODES.NOT_SIGNED_IN, message: '' }));
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(queue.getSnapshot().items[0]?.progress).toBe(0));
    hand.at('a').fail(new ApiError({ code: ERROR_CODES.SYSTEM, message: '' }));
    await waitFor(() => expect(queue.getSnapshot().count.error).toBe(1));
    queue.retryFailed();
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(3));
  });

  it('asks in few calls which files the albums have, and counts those as done without sending them', async () => {
    const check = vi.fn<CheckFiles>(async (_, files) =>
      files
        .filter(({ sha256 }) => sha256 !== 'hash of 2')
        .map(({ sha256 }) => ({ sha256, file: { ...stored, id: sha256, duplicate: true } })),
    );
    const { queue, hand } = setUp({ hash: async ({ name }) => `hash of ${name}`, check });
    queue.add(
      Array.from({ length: 30 }, (_, index) => file(String(index))),
      target,
    );
    await waitFor(() => expect(queue.getSnapshot().count).toMatchObject({ completion: 29, queue: 1 }));
    expect(hand.at('2').request.sha256).toBe('hash of 2');
    expect([...hand.open.keys()]).toEqual(['2']);
    expect(check.mock.calls.length).toBeLessThan(30);
  });

  it('sends each file to the album that was meant by it', async () => {
    const { queue, hand } = set;
    queue.add([file('a')], target);
    queue.add([file('b')], { ...target, id: 'other' });
    await waitFor(() => expect(hand.open.size).toBe(2));
    expect([hand.at('a').request.folderId, hand.at('b').request.folderId]).toEqual(['album', 'other']);
    expect(queue.getSnapshot().target?.id).toBe('other');
  });

  it('writes its journal for a later page, and continues the uploads of an earlier one', async () => {
    const journal = { added: vi.fn(), hashed: vi.fn(), gone: vi.fn() };
    const hash = vi.fn(async () => 'made');
    const { queue, hand } = setUp({ journal, hash });
    queue.add([file('a'), file('bad')], target);
    await waitFor(() => expect(hand.open.size).toBe(2));
    expect(journal.added.mock.calls[0]?.[0]).toHaveLength(2);
    const [a, bad] = queue.getSnapshot().items.map(({ key }) => key);
    expect(journal.hashed.mock.calls).toEqual([
      [a, 'made'],
      [bad, 'made'],
    ]);
    hand.at('a').done();
    hand.at('bad').fail(new ApiError({ code: ERROR_CODES.FILE_TYPE_INVALID, message: '' }));
    await waitFor(() => expect(journal.gone.mock.calls).toEqual([[[a]], [[bad]]]));
    queue.restore([{ key: 'kept', file: file('c'), target, sha256: 'known' }]);
    await waitFor(() => expect(hand.open.has('c')).toBe(true));
    expect(hand.at('c').request.sha256).toBe('known');
    expect([hash.mock.calls.length, journal.added.mock.calls.length]).toEqual([2, 1]);
    queue.stop();
    expect(hand.at('c').request.signal.aborted).toBe(true);
    expect(journal.gone.mock.calls).toHaveLength(2);
  });

  it('takes a new token after four hours', async () => {
    const { queue, hand, fetchToken, tick } = set;
    queue.add([file('a')], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    tick(14_400_000);
    queue.add([file('b')], target);
    await waitFor(() => expect(fetchToken).toHaveBeenCalledTimes(2));
  });

  it('removes a cancelled file and stops sending it', async () => {
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

  it('computes speed and remaining time', async () => {
    const { queue, hand, tick } = set;
    queue.add([file('a', 1_000)], target);
    await waitFor(() => expect(hand.open.size).toBe(1));
    tick(2_000);
    hand.at('a').request.onProgress(500, 1_000);
    expect(queue.getSnapshot()).toMatchObject({ speed: 250, time: { used: 2, remaining: 2 } });
  });
});
