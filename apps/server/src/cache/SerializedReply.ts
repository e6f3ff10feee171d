import { hash } from 'node:crypto';

/**
 * A successful reply that is already serialised, envelope included. Its bytes are not shared and never change.
 */
export class SerializedReply<Data> {
  readonly bytes: Buffer;
  readonly etag: string;
  #data: Data | undefined;

  /** Takes the data's JSON. */
  constructor(json: string) {
    this.bytes = Buffer.from(`[0,"",${json}]`);
    this.etag = `W/"${hash('sha1', this.bytes, 'base64url')}"`;
  }

  /** The data that the JSON holds; parsed once, when it is first read. */
  get data(): Data {
    this.#data ??= (JSON.parse(this.bytes.toString()) as [code: number, message: string, data: Data])[2];
    return this.#data;
  }
}
