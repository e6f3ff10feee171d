import { ERROR_CODES } from '../contract/errorCodes.ts';
import { ApiError } from '../errors/ApiError.ts';

/** Waits for the network. Tests replace it. */
export interface ConnectionDeps {
  /** Resolves after `ms` milliseconds, or as soon as the device reports that it is online again. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Pauses between two probes of the server (ms). The last pause is repeated. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Returns whether an error means that no server answered. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.is(ERROR_CODES.NETWORK);
}

/** Node has no page, and so no events of it. */
const page: Partial<Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>> = globalThis;

/** Waits, but stops as soon as the browser reports that the connection is back. */
export const browserConnection: ConnectionDeps = {
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        page.removeEventListener?.('online', end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      page.addEventListener?.('online', end);
      signal.addEventListener('abort', end);
    }),
};

export interface ConnectionOptions extends ConnectionDeps {
  /** Sends a small request to the server. */
  probe: () => Promise<unknown>;
  /** Called when the connection is lost and when it is back. */
  onChange: () => void;
}

/**
 * Monitors whether the server can be reached. After a network error it probes the server automatically, with growing
 * pauses.
 */
export function createConnectionMonitor({ probe, onChange, pause }: ConnectionOptions) {
  let looking: Promise<void> | undefined;
  let end = new AbortController();

  async function look(signal: AbortSignal): Promise<void> {
    for (let tries = 0; !signal.aborted; tries += 1) {
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
      if (signal.aborted) return;
      try {
        await probe();
        return;
      } catch (error) {
        // Any reply means that there is a connection.
        if (!isNetworkError(error)) return;
      }
    }
  }

  return {
    isUp: () => looking === undefined,
    whenUp: () => looking ?? Promise.resolve(),
    /** Reports that the connection was lost. */
    lost(): void {
      if (looking) return;
      const { signal } = end;
      looking = look(signal).then(() => {
        looking = undefined;
        if (!signal.aborted) onChange();
      });
      onChange();
    },
    /** Stops probing. */
    stop(): void {
      end.abort();
      end = new AbortController();
    },
  };
}

export type ConnectionMonitor = ReturnType<typeof createConnectionMonitor>;
