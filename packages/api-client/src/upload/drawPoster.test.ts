import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPoster } from './drawPoster.ts';

/** A colour all over, or a picture. */
type Frame = 'black' | 'first' | 'beach' | 'night';

/** A movie as a browser plays it: `seeked` and the frame come separately, the frame when `present` is called. */
class FakeVideo extends EventTarget {
  static frames: (moment: number) => Frame = () => 'beach';
  static duration = 10;
  /** Whether frames are handed over as soon as they are sought. */
  static prompt = true;
  /** The colour of a drawing. */
  shown: Frame = 'black';
  sought: number[] = [];
  videoWidth = 640;
  videoHeight = 480;
  duration = FakeVideo.duration;
  load = vi.fn();
  removeAttribute = vi.fn();
  private announce: (() => void)[] = [];
  requestVideoFrameCallback = (call: () => void) => this.announce.push(call);
  set src(_: string) {
    this.come('loadeddata', 'first');
  }
  set currentTime(moment: number) {
    this.sought.push(moment);
    this.come('seeked', FakeVideo.frames(moment));
  }
  present(frame: Frame): void {
    this.shown = frame;
    for (const call of this.announce.splice(0)) call();
  }
  private come(event: string, frame: Frame): void {
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
    if (FakeVideo.prompt) queueMicrotask(() => this.present(frame));
  }
}

/** A canvas that records the last drawing. */
class FakeCanvas {
  shown: Frame = 'black';
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext = () => ({
    canvas: this,
    drawImage: ({ shown }: { shown: Frame }) => {
      this.shown = shown;
    },
    getImageData: () => ({
      // Encoded black is not quite black.
      data: Uint8ClampedArray.from({ length: this.width * this.height * 4 }, (_, at) =>
        this.shown === 'black' ? at % 5 : at % 251,
      ),
    }),
  });
  convertToBlob = async ({ type }: { type: string }) => new Blob([this.shown], { type });
}

const movie = new File(['movie'], 'a.mp4', { type: 'video/mp4' });
const drawn = async (poster: Promise<Blob | undefined>) => (await poster)?.text();
let video: FakeVideo;
let patience: AbortController;

beforeEach(() => {
  patience = new AbortController();
  FakeVideo.frames = () => 'beach';
  FakeVideo.duration = 10;
  FakeVideo.prompt = true;
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  Object.assign(URL, { createObjectURL: () => 'blob:movie', revokeObjectURL: () => undefined });
  vi.spyOn(document, 'createElement').mockImplementation(() => {
    video = new FakeVideo();
    return video as unknown as HTMLElement;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A frame is being drawn: the movie has reached its first moment, but the frame is not decoded yet. */
async function untilFrameIsMissing(): Promise<{ poster: Promise<Blob | undefined> }> {
  FakeVideo.prompt = false;
  const poster = drawPoster(movie);
  video.present('first');
  await vi.waitFor(() => expect(video.sought).toEqual([1]));
  await new Promise((resolve) => setTimeout(resolve));
  return { poster };
}

it('draws the frame at the requested time, even when it arrives after its event', async () => {
  const { poster } = await untilFrameIsMissing();
  video.present('beach');
  expect(await drawn(poster)).toBe('beach');
  expect(video.sought).toEqual([1]);
});

it('looks further into a movie that stays black', async () => {
  FakeVideo.frames = (moment) => (moment < 3 ? 'black' : 'night');
  expect(await drawn(drawPoster(movie))).toBe('night');
  expect(video.sought).toHaveLength(3);
  expect(video.sought[2]).toBeCloseTo(3.7);
});

it.each([
  [10, 1, 6.4],
  [1, 0.5, 0.8],
  // A recording of the browser.
  [Number.POSITIVE_INFINITY, 1, 12.4],
])('sends no picture of a movie of %d seconds in which nothing is seen', async (duration, first, last) => {
  FakeVideo.duration = duration;
  FakeVideo.frames = () => 'black';
  expect(await drawPoster(movie)).toBeUndefined();
  expect(video.sought).toHaveLength(4);
  expect(video.sought[0]).toBeCloseTo(first);
  expect(video.sought[3]).toBeCloseTo(last);
});

it('reads the current frame in a background tab, which gets no frame callbacks', async () => {
  vi.useFakeTimers();
  FakeVideo.prompt = false;
  const poster = drawPoster(movie);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(video.sought).toEqual([1]);
  video.shown = 'beach';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await drawn(poster)).toBe('beach');
});

it('ends when it has waited long enough, also between two looks', async () => {
  const { poster } = await untilFrameIsMissing();
  patience.abort(new Error('Too long'));
  video.present('black');
  expect(await poster).toBeUndefined();
  expect(video.sought).toEqual([1]);
  expect(video.load).toHaveBeenCalled();
});

it('draws nothing off a file that is no movie, and nothing off a movie that the browser cannot read', async () => {
  expect(await drawPoster(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))).toBeUndefined();
  FakeVideo.frames = () => {
    queueMicrotask(() => video.dispatchEvent(new Event('error')));
    return 'beach';
  };
  FakeVideo.prompt = false;
  const poster = drawPoster(movie);
  video.present('first');
  expect(await drawn(poster)).toBeUndefined();
});
