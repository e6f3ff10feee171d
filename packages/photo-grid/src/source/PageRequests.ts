interface RunningPage {
  controller: AbortController;
  done: Promise<void>;
  /** Requests that still want it. */
  waiting: number;
}

/** Keeps one request for each page, however many ask for it. */
export class PageRequests {
  readonly #load: (page: number, signal: AbortSignal) => Promise<void>;
  readonly #onSettled: () => void;
  readonly #running = new Map<number, RunningPage>();
  readonly #failed = new Set<number>();
  #error: unknown;

  /** `load` rejects where a page does not come. `onSettled` is called after every page that came or failed. */
  constructor(load: (page: number, signal: AbortSignal) => Promise<void>, onSettled: () => void) {
    this.#load = load;
    this.#onSettled = onSettled;
  }

  /** The first failure since the last success. */
  get error(): unknown {
    return this.#error;
  }

  /**
   * Loads a page, or joins the request for it. The request is aborted once every signal is; the promise resolves then.
   */
  load(page: number, signal?: AbortSignal): Promise<void> {
    const current = this.#running.get(page) ?? this.#start(page);
    current.waiting += 1;
    signal?.addEventListener('abort', () => {
      current.waiting -= 1;
      if (current.waiting > 0) return;
      current.controller.abort();
      if (this.#running.get(page) === current) this.#running.delete(page);
    });
    return current.done;
  }

  /** Loads the pages that failed again. */
  retry(): void {
    for (const page of [...this.#failed]) this.load(page).catch(() => {});
  }

  /** Aborts every request. */
  abort(): void {
    for (const { controller } of this.#running.values()) controller.abort();
  }

  #start(page: number): RunningPage {
    const controller = new AbortController();
    this.#failed.delete(page);
    const done = this.#load(page, controller.signal)
      .then(
        () => {
          if (controller.signal.aborted) return;
          this.#error = undefined;
          this.#onSettled();
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          this.#failed.add(page);
          this.#error ??= error;
          this.#onSettled();
          throw error;
        },
      )
      .finally(() => {
        if (this.#running.get(page)?.controller === controller) this.#running.delete(page);
      });
    // A request that was joined by none is no unhandled rejection.
    done.catch(() => {});
    const started = { controller, done, waiting: 0 };
    this.#running.set(page, started);
    return started;
  }
}
