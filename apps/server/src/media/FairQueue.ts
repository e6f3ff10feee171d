import type { Queue, QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;

export interface FairQueueOptions extends QueueAddOptions {
  /** Whose task it is. */
  readonly account?: string;
}

/**
 * A queue for `PQueue` that serves accounts in turn: many tasks of one account delay a task of another one by one
 * task.
 */
export class FairQueue implements Queue<Run, FairQueueOptions> {
  /** The account whose turn is next comes first. */
  readonly #lines = new Map<string, Run[]>();

  get size(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  enqueue(run: Run, { account = '' }: Partial<FairQueueOptions> = {}): void {
    const line = this.#lines.get(account);
    if (line) line.push(run);
    else this.#lines.set(account, [run]);
  }

  dequeue(): Run | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [account, line] = next;
    const run = line.shift();
    this.#lines.delete(account);
    if (line.length > 0) this.#lines.set(account, line);
    return run;
  }

  /** Removes a task that was aborted; `PQueue` identifies tasks without an id by their function. */
  remove(run: string | Run): void {
    for (const [account, line] of this.#lines) {
      const left = line.filter((one) => one !== run);
      if (left.length === 0) this.#lines.delete(account);
      else this.#lines.set(account, left);
    }
  }

  filter(): Run[] {
    return Array.from(this.#lines.values()).flat();
  }

  setPriority(): void {
    throw new Error('Accounts take turns: there are no priorities');
  }
}
