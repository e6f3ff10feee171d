import { hash } from 'node:crypto';
import { createSheets, type Sheet } from './sheets.ts';

const HEAD = '[0,"",';
const TAIL = ']';

const lendSheet = createSheets();

/** A part of a reply that is written as bytes, `most` of them, from a place on; `write` gives the place behind it. */
export interface WrittenPart {
  most: () => number;
  write: (bytes: Uint8Array, at: number) => number;
}

type Parts = readonly (string | WrittenPart)[];

const mostOf = (part: string | WrittenPart) =>
  typeof part === 'string' ? Buffer.byteLength(part) : part.most();

function written(data: string | Parts): { bytes: Buffer; sheet?: Sheet } {
  if (typeof data === 'string') return { bytes: Buffer.from(HEAD + data + TAIL) };
  const parts = [HEAD, ...data, TAIL];
  const sheet = lendSheet(parts.reduce((sum, part) => sum + mostOf(part), 0));
  let at = 0;
  for (const part of parts) {
    at = typeof part === 'string' ? at + sheet.bytes.write(part, at) : part.write(sheet.bytes, at);
  }
  return { sheet, bytes: sheet.bytes.subarray(0, at) };
}

/**
 * A successful reply that is JSON already, envelope and all: `Data` is what it says. One that was made of parts is written
 * on a sheet that is used again: each who keeps or sends it has one of their own (`another`), and lets go of it.
 */
export class JsonText<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Bytes of memory that it holds. */
  readonly size: number;
  /** Ends its use of the sheet: its bytes will soon be those of another reply. */
  readonly letGo: (() => void) | undefined;
  readonly #sheet: Sheet | undefined;
  /** Only a type: the text is of such data. */
  declare readonly data: Data;

  /** The data's JSON: a text, or part after part; or a reply that one more needs. */
  constructor(data: string | Parts | JsonText<Data>) {
    const { bytes, sheet } =
      data instanceof JsonText ? { bytes: data.bytes, sheet: data.#sheet } : written(data);
    this.bytes = bytes;
    this.#sheet = sheet;
    this.etag = data instanceof JsonText ? data.etag : `W/"${hash('sha1', bytes, 'base64url')}"`;
    this.size = this.#sheet?.bytes.length ?? this.bytes.length;
    this.letGo = this.#sheet?.hold();
  }

  /** The same reply for one more who needs it; asked for by one who has not yet let go. */
  another(): JsonText<Data> {
    return this.#sheet ? new JsonText(this) : this;
  }
}
