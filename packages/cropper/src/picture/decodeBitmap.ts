/** What the worker runs; text, so that it needs no file of its own beside the package's. */
const CODE = `onmessage = async ({ data: [file, options] }) => {
  const bitmap = await createImageBitmap(file, options).catch(() => null);
  postMessage(bitmap, bitmap ? [bitmap] : []);
};`;

/** A bitmap of a file, an element or another bitmap; rejects when it cannot be read. */
export async function decodeBitmap(
  source: Blob | HTMLImageElement | ImageBitmap,
  options: ImageBitmapOptions,
): Promise<ImageBitmap> {
  const made = source instanceof Blob ? await decodeInWorker(source, options) : undefined;
  return made ?? createImageBitmap(source, options);
}

/**
 * Browsers decode a file aside but reduce it on the thread that asked: 100 megapixels freeze a page for a second.
 * Undefined when a worker cannot be had (some policies forbid it) or cannot read the file.
 */
async function decodeInWorker(file: Blob, options: ImageBitmapOptions): Promise<ImageBitmap | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const code = URL.createObjectURL(new Blob([CODE], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  try {
    const started = new Worker(code);
    worker = started;
    return await new Promise((resolve) => {
      started.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data ?? undefined);
      started.onerror = () => resolve(undefined);
      started.postMessage([file, options]);
    });
  } catch {
    return undefined;
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(code);
  }
}
