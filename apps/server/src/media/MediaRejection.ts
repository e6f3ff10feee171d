/**
 * Why an upload is refused. `size`: empty, too many bytes or pixels, or too costly to open (code 42000). `type`: not
 * one of the accepted formats, or too broken to read (code 42001).
 */
export type RejectionReason = 'size' | 'type';

/** A file that the product does not accept; spec §8, codes 42000 and 42001. The message is for logs only. */
export class MediaRejection extends Error {
  override readonly name = 'MediaRejection';
  readonly reason: RejectionReason;
  /** The encoding that the decoders lack, such as `TIFF LZMA`, where that is why. Users see it. */
  readonly encoding: string | undefined;

  constructor(reason: RejectionReason, detail: string, encoding?: string) {
    super(detail);
    this.reason = reason;
    this.encoding = encoding;
  }
}
