import { hash } from 'node:crypto';

/**
 * A successful reply that is already serialised, envelope included. Its bytes are not shared and never change.
 */
export class SerializedReply<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Type only: the data that the JSON holds. */
  declare readonly data: Data;

  /** Takes the data's JSON. */
  constructor(json: string) {
    this.bytes = Buffer.from(`[0,"",${json}]`);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }
}
