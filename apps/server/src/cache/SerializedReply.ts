import { hash } from 'node:crypto';

/** A successful reply that is JSON already, with its envelope. Its bytes are its own and never written again. */
export class SerializedReply<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Only a type: what the JSON holds. */
  declare readonly data: Data;

  /** Takes the data's JSON. */
  constructor(json: string) {
    this.bytes = Buffer.from(`[0,"",${json}]`);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }
}
