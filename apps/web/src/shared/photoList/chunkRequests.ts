interface RunningChunk {
  controller: AbortController;
  done: Promise<void>;
  /** How many still want it. */
  askers: number;
}

export interface ChunkRequests {
  /** Reads a chunk, or joins whoever reads it; given up once every asker's signal has aborted. */
  ask: (chunk: number, signal?: AbortSignal) => Promise<void>;
  /** The first failure since the last success, or undefined. */
  error: () => unknown;
  /** A chunk has come: what failed before is over. */
  succeed: () => void;
  retry: () => void;
  close: () => void;
}

export interface ChunkRequestsOptions {
  /** Reads a chunk; rejects with ApiError or the signal's AbortError. */
  read: (chunk: number, signal: AbortSignal) => Promise<void>;
  onFailure: () => void;
}

/** Keeps one request for each chunk, however many ask for it. */
export function createChunkRequests({ read, onFailure }: ChunkRequestsOptions): ChunkRequests {
  const running = new Map<number, RunningChunk>();
  const failed = new Set<number>();
  let error: unknown;

  function start(chunk: number): RunningChunk {
    const controller = new AbortController();
    failed.delete(chunk);
    const done = read(chunk, controller.signal)
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return;
        failed.add(chunk);
        error = reason;
        onFailure();
      })
      .finally(() => {
        if (running.get(chunk)?.controller === controller) running.delete(chunk);
      });
    const begun = { controller, done, askers: 0 };
    running.set(chunk, begun);
    return begun;
  }

  function ask(chunk: number, signal?: AbortSignal): Promise<void> {
    const current = running.get(chunk) ?? start(chunk);
    current.askers += 1;
    signal?.addEventListener('abort', () => {
      current.askers -= 1;
      if (current.askers > 0) return;
      current.controller.abort();
      if (running.get(chunk) === current) running.delete(chunk);
    });
    return current.done;
  }

  return {
    ask,
    error: () => error,
    succeed() {
      error = undefined;
    },
    retry() {
      for (const chunk of [...failed]) void ask(chunk);
    },
    close() {
      for (const { controller } of running.values()) controller.abort();
    },
  };
}
