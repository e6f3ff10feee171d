/** A Takeout that cannot be read. */
export class TakeoutError extends Error {
  override readonly name = 'TakeoutError';
  /** `damaged`: an archive that cannot be read. `other`: not a Takeout of Google Photos. */
  readonly reason: 'damaged' | 'other';
  /** Name of the archive. */
  readonly file: string;

  constructor(reason: TakeoutError['reason'], file: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.reason = reason;
    this.file = file;
  }
}
