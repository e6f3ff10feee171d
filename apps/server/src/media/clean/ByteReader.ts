import { readSync } from 'node:fs';

const WINDOW_BYTES = 64 * 1024;

/**
 * Reads fields of an open file through a small window, so that a walk over a file of any size takes constant memory.
 * Throws RangeError for a field that reaches past the end.
 */
export class ByteReader {
  readonly size: number;
  readonly #fd: number;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #start = 0;
  #end = 0;

  constructor(fd: number, size: number) {
    this.#fd = fd;
    this.size = size;
  }

  /** A reader of the same file with its own window, for two places that are read in turn. */
  another(): ByteReader {
    return new ByteReader(this.#fd, this.size);
  }

  u8(at: number): number {
    return this.#window[this.#offset(at, 1)] ?? 0;
  }

  u16BE(at: number): number {
    return this.#window.readUInt16BE(this.#offset(at, 2));
  }

  u32BE(at: number): number {
    return this.#window.readUInt32BE(this.#offset(at, 4));
  }

  u32LE(at: number): number {
    return this.#window.readUInt32LE(this.#offset(at, 4));
  }

  u64BE(at: number): number {
    return Number(this.#window.readBigUInt64BE(this.#offset(at, 8)));
  }

  text(at: number, length: number): string {
    const offset = this.#offset(at, length);
    return this.#window.toString('latin1', offset, offset + length);
  }

  /** A copy of at most one window, shorter at the end of the file. */
  bytes(at: number, length: number): Buffer {
    const held = Math.max(0, Math.min(length, this.size - at, WINDOW_BYTES));
    const offset = this.#offset(at, held);
    return Buffer.from(this.#window.subarray(offset, offset + held));
  }

  /** Position of a byte from `from` on; -1 where it does not occur. */
  indexOf(byte: number, from: number): number {
    for (let at = from; at < this.size; at = this.#end) {
      const offset = this.#offset(at, 1);
      const found = this.#window.subarray(0, this.#end - this.#start).indexOf(byte, offset);
      if (found !== -1) return this.#start + found;
    }
    return -1;
  }

  /** Where the bytes from `at` are in the window, which is moved where it does not hold them. */
  #offset(at: number, length: number): number {
    if (at < this.#start || at + length > this.#end) this.#load(at, length);
    return at - this.#start;
  }

  #load(at: number, length: number): void {
    if (at + length > this.size) throw new RangeError(`The file ends at ${this.size}, before ${at + length}`);
    let held = 0;
    while (held < WINDOW_BYTES) {
      const read = readSync(this.#fd, this.#window, held, WINDOW_BYTES - held, at + held);
      if (read === 0) break;
      held += read;
    }
    this.#start = at;
    this.#end = at + held;
  }
}
