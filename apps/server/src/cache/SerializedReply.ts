import { hash } from 'node:crypto';

const HEAD = '[0,"",';
const TAIL = ']';

/** A part of a reply that is written as bytes: at most `most`, from `at` on. `write` answers the position after it. */
export interface WrittenPart {
  most: () => number;
  write: (bytes: Uint8Array, at: number) => number;
}

type Part = string | WrittenPart;

const mostOf = (part: Part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.most());

function serialize(parts: readonly Part[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, part) => sum + mostOf(part), 0));
  let at = 0;
  for (const part of parts) {
    at = typeof part === 'string' ? at + bytes.write(part, at) : part.write(bytes, at);
  }
  return bytes.subarray(0, at);
}

/** A successful reply that is JSON already, with its envelope. Its bytes are its own and never written again. */
export class SerializedReply<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Only a type: what the JSON holds. */
  declare readonly data: Data;

  /** Takes the data's JSON, whole or in parts. */
  constructor(json: string | readonly Part[]) {
    this.bytes = serialize([HEAD, ...(typeof json === 'string' ? [json] : json), TAIL]);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }
}
