import type { LoadRange } from '@xiangji/internal/items';

/** Spec §9: a category loads at most 500 photos at a time. */
const REQUEST_CAP = 500;
/** Milliseconds until a failed range is first requested again; doubled with every further failure. */
const RETRY_FIRST = 1_000;
const RETRY_MOST = 60_000;

interface Range {
  start: number;
  end: number;
}
type Active = Range & {
  controller: AbortController;
  /** In a row. */
  failures: number;
  /** Shown as failed. It stays so during automatic retries, so that tiles do not flicker. */
  failed: boolean;
  retry?: ReturnType<typeof setTimeout>;
};

/** Keeps one request per missing stretch: never the same photo twice at a time. */
export class RangeRequests {
  #active: Active[] = [];
  #failed: readonly Range[] = [];
  #ask: LoadRange | undefined;
  readonly #onFailed: (ranges: readonly Range[]) => void;

  /** `onFailed` is given all failed ranges whenever they change. */
  constructor(onFailed: (ranges: readonly Range[]) => void) {
    this.#onFailed = onFailed;
  }

  /** Requests missing photos near the viewport and aborts requests that left it. */
  update(options: { near: Range; isMissing(index: number): boolean; ask: LoadRange | undefined }): void {
    const { near, isMissing, ask } = options;
    this.#ask = ask;
    this.#active = this.#active.filter((range) => {
      const isNear = range.end > near.start && range.start < near.end;
      if (isNear && someMissing(range, isMissing)) return true;
      if (isNear) clearTimeout(range.retry);
      else drop(range);
      return false;
    });
    if (ask) {
      for (const stretch of missingStretches(near, isMissing, this.#active)) {
        const range: Active = { ...stretch, controller: new AbortController(), failures: 0, failed: false };
        this.#active.push(range);
        this.#send(range);
      }
    }
    this.#publish();
  }

  /** Asks at once for the failed range of this photo; false where it did not fail. */
  retry(index: number): boolean {
    const range = this.#active.find((other) => other.failed && index >= other.start && index < other.end);
    if (!range) return false;
    drop(range);
    range.failed = false;
    this.#send(range);
    this.#publish();
    return true;
  }

  /** Aborts everything; the same ranges may then be requested again. */
  abort(): void {
    this.#active.forEach(drop);
    this.#active = [];
    this.#publish();
  }

  #send(range: Active): void {
    const { start, end } = range;
    range.controller = new AbortController();
    const { signal } = range.controller;
    Promise.resolve(this.#ask?.({ start, end, signal })).then(
      () => signal.aborted || this.#settle(range, false),
      (error: unknown) => {
        if (signal.aborted) return;
        // Aborted by its owner: it may be requested again with the next scroll.
        if (Object(error).name === 'AbortError') this.#active.splice(this.#active.indexOf(range), 1);
        else this.#settle(range, true);
      },
    );
  }

  #settle(range: Active, failed: boolean): void {
    range.failed = failed;
    if (failed) {
      const delay = Math.min(RETRY_MOST, RETRY_FIRST * 2 ** range.failures);
      range.retry = setTimeout(() => this.#send(range), delay);
      range.failures += 1;
    }
    this.#publish();
  }

  #publish(): void {
    const failed = this.#active.filter((range) => range.failed);
    if (failed.length === this.#failed.length && failed.every((range, i) => range === this.#failed[i]))
      return;
    this.#failed = failed;
    this.#onFailed(failed);
  }
}

function drop(range: Active): void {
  clearTimeout(range.retry);
  range.controller.abort();
}

function someMissing(range: Range, isMissing: (index: number) => boolean): boolean {
  for (let index = range.start; index < range.end; index += 1) if (isMissing(index)) return true;
  return false;
}

function missingStretches(
  near: Range,
  isMissing: (index: number) => boolean,
  active: readonly Range[],
): Range[] {
  const found: Range[] = [];
  const asked = (index: number) => active.some((request) => index >= request.start && index < request.end);
  for (let index = near.start; index < near.end; index += 1) {
    if (!isMissing(index) || asked(index)) continue;
    const last = found[found.length - 1];
    if (last && last.end === index && index - last.start < REQUEST_CAP) last.end = index + 1;
    else found.push({ start: index, end: index + 1 });
  }
  return found;
}
