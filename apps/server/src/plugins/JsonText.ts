import { hash } from 'node:crypto';

const HEAD = Buffer.from('[0,"",');
const TAIL = Buffer.from(']');

/** A successful reply that is JSON already, envelope and all: `Data` is what it says. */
export class JsonText<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Only a type: the text is of such data. */
  declare readonly data: Data;

  /** The data's JSON: a text, or its bytes part after part. */
  constructor(data: string | readonly Uint8Array[]) {
    this.bytes =
      typeof data === 'string' ? Buffer.from(`[0,"",${data}]`) : Buffer.concat([HEAD, ...data, TAIL]);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }
}
