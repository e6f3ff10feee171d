import { hash } from 'node:crypto';

/** A successful reply that is JSON already, envelope and all: `Data` is what it says. */
export class JsonText<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Only a type: the text is of such data. */
  declare readonly data: Data;

  constructor(data: string) {
    this.bytes = Buffer.from(`[0,"",${data}]`);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }
}
