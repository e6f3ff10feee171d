import { open } from 'node:fs/promises';

const HEAD_BYTES = 12;

/** Whether a file looks like one that is decoded in WebAssembly: HEIC and its like, BMP. A guess for queueing only. */
export async function needsWasm(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 4, 8) === 'ftyp' || buffer.toString('latin1', 0, 2) === 'BM';
  } finally {
    await file.close();
  }
}
