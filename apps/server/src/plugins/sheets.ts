/** What is shorter gets memory of its own, bytes. */
const LONG = 65_536;
/** Sheets are so many times so long that one more day, or a few, finds room on the sheet of before. */
const STEP = 65_536;
/** Of all sheets that wait to be lent, bytes. */
const MOST_WAITING = 4_194_304;

/** Memory that one long reply is written on. It is lent again when all who hold it have let go of it. */
export class Sheet {
  readonly bytes: Buffer;
  readonly #takeBack: (bytes: Buffer) => void;
  #holders = 0;

  constructor(bytes: Buffer, takeBack: (bytes: Buffer) => void) {
    this.bytes = bytes;
    this.#takeBack = takeBack;
  }

  /** Gives what ends this hold; whoever forgets to call it leaves the sheet to the collector. */
  hold(): () => void {
    let isHeld = true;
    this.#holders += 1;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders -= 1;
      if (this.#holders === 0) this.#takeBack(this.bytes);
    };
  }
}

/**
 * Lends memory for long replies, and takes it back. New memory for each stands outside of V8's heap, which collects all of
 * the heap to get rid of it.
 */
export function createSheets() {
  /** The longest unused first. */
  const waiting: Buffer[] = [];

  function takeBack(bytes: Buffer): void {
    if (bytes.length < LONG) return;
    waiting.push(bytes);
    let size = waiting.reduce((sum, { length }) => sum + length, 0);
    while (size > MOST_WAITING) size -= waiting.shift()?.length ?? size;
  }

  /** A sheet of at least so many bytes, and not of many more; the last that came back, which nobody holds yet. */
  return (length: number): Sheet => {
    const fits = waiting.findLastIndex((bytes) => bytes.length >= length && bytes.length <= 2 * length);
    const [known] = fits < 0 ? [] : waiting.splice(fits, 1);
    const whole = length < LONG ? length : Math.ceil(length / STEP) * STEP;
    return new Sheet(known ?? Buffer.allocUnsafeSlow(whole), takeBack);
  };
}
