import type { Size } from '../geometry/index.ts';

/** A smaller picture of a file, as a file again, and how many pixels it has. */
type Smaller = { file: Blob; pixels: Size };

/** That, and the size of the whole, upright, in source pixels. */
export type Reduced = Size &
  Smaller & {
    /** More of its pixels, which come later. */
    better: Promise<Smaller | undefined>;
  };

export type ReduceOptions = {
  /** The longer side of what comes, in pixels. */
  side: number;
  /** Pixels of the screen that are looked at first. */
  frame: readonly [width: number, height: number];
  /** Nobody waits for it any more. */
  signal: AbortSignal;
};

/**
 * What the worker runs; text, so that it needs no file of its own beside the package's. With a `side` it answers a
 * picture no longer than that, written anew: shown by an element, it is decoded and painted beside the page's thread,
 * where a bitmap handed over costs a collection of garbage and a canvas a copy in every frame.
 *
 * For that a JPEG is decoded at the fewest eighths of its size that are enough, its pixels being kept in blocks of eight
 * by eight: half the time, and a sixteenth of the memory. The whole size stands in its head. Only where a decoded frame
 * knows of a turn, so that no browser shows a photo lying; whatever goes wrong, it is decoded whole.
 */
const CODE = `async function inEighths(file, side) {
  if (!side || file.type !== 'image/jpeg' || !('rotation' in VideoFrame.prototype)) return;
  const data = await file.arrayBuffer();
  const head = new DataView(data);
  let at = 2;
  while (![0xffc0, 0xffc1, 0xffc2].includes(head.getUint16(at))) at += 2 + head.getUint16(at + 2);
  const size = [head.getUint16(at + 7), head.getUint16(at + 5)];
  const part = Math.ceil((side * 8) / Math.max(...size)) / 8;
  const [desiredWidth, desiredHeight] = size.map((length) => Math.ceil(length * part));
  const { image } = await new ImageDecoder({ data, transfer: [data], type: file.type, desiredWidth, desiredHeight }).decode();
  return [image, ...(image.rotation % 180 ? size.reverse() : size)];
}
onmessage = async ({ data: [file, side, frame] }) => {
  try {
    let [picture, width, height] = (await inEighths(file, side).catch(() => {})) ?? [];
    if (!picture) ({ width, height } = picture = await createImageBitmap(file, { imageOrientation: 'from-image' }));
    if (!side) return postMessage(picture, [picture]);
    const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
    const most = Math.min(1, side / Math.max(width, height));
    const first = Math.max(frame[0] / width, frame[1] / height);
    for (const ratio of first < most * 0.8 ? [first, most] : [most]) {
      const size = [width, height].map((length) => Math.max(1, Math.round(length * ratio)));
      const pixels = { width: size[0], height: size[1] };
      const canvas = new OffscreenCanvas(...size);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'medium';
      context.drawImage(picture, 0, 0, ...size);
      const small = await canvas.convertToBlob({ type, quality: 0.9 });
      postMessage({ width, height, pixels, more: ratio < most, file: small });
    }
  } catch {
    postMessage(null);
  }
};`;

/** The whole file as a bitmap, decoded beside the page; undefined where that cannot be had. */
export function decodeInWorker(file: Blob): Promise<ImageBitmap | undefined> {
  return ask<ImageBitmap>([file, 0], {});
}

/** The file with its longer side reduced to `side` pixels; undefined where that cannot be had. */
export function reduceInWorker(file: Blob, options: ReduceOptions): Promise<Reduced | undefined> {
  const { side, frame, signal } = options;
  return new Promise((resolve) => {
    const onFirst = (first: Omit<Reduced, 'better'>) => resolve({ ...first, better });
    const better = ask<Omit<Reduced, 'better'>>([file, side, frame], { signal, onFirst });
    better.then((only) => resolve(only && { ...only, better: Promise.resolve(undefined) }));
  });
}

/** The last answer; undefined when a worker cannot be had (some policies forbid it) or cannot read the file. */
function ask<Answer extends object>(
  message: readonly unknown[],
  { signal, onFirst }: { signal?: AbortSignal; onFirst?(answer: Answer): void },
): Promise<Answer | undefined> {
  const code = URL.createObjectURL(new Blob([CODE], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  return new Promise<Answer | undefined>((resolve) => {
    worker = new Worker(code);
    worker.onmessage = ({ data }) => (data?.more ? onFirst?.(data) : resolve(data ?? undefined));
    worker.onerror = () => resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(message);
  })
    .catch(() => undefined)
    .finally(() => {
      worker?.terminate();
      URL.revokeObjectURL(code);
    });
}
