import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { arrayBuffer, text } from 'node:stream/consumers';

/** A file on disk, or a part of it, of any length: `openAsBlob` of Node counts bytes in 32 bits. */
export class DiskFile extends File {
  override readonly size: number;
  readonly #path: string;
  readonly #start: number;

  constructor(path: string, options: { size: number; lastModified: number; start?: number }) {
    super([], basename(path), options);
    this.size = options.size;
    this.#path = path;
    this.#start = options.start ?? 0;
  }

  /** Offsets count from the start: nothing here uses those from the end, which are negative. */
  override slice(from = 0, to = this.size): DiskFile {
    const end = Math.min(to, this.size);
    const start = Math.min(from, end);
    const { lastModified } = this;
    return new DiskFile(this.#path, { size: end - start, lastModified, start: this.#start + start });
  }

  #read(): Readable {
    if (this.size === 0) return Readable.from([]);
    return createReadStream(this.#path, { start: this.#start, end: this.#start + this.size - 1 });
  }

  override stream() {
    return Readable.toWeb(this.#read());
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return arrayBuffer(this.#read());
  }

  override text(): Promise<string> {
    return text(this.#read());
  }
}
