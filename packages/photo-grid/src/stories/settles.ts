import { expect, waitFor } from 'storybook/test';

/** Waits until `read` has returned the same value for `ms`: requests that follow each other have ended. */
export async function settles(read: () => string | number | Promise<string | number>, ms = 300) {
  let last: string | number | undefined;
  let since = 0;
  const look = async () => {
    const now = await read();
    if (now !== last) since = performance.now();
    last = now;
    await expect(performance.now() - since).toBeGreaterThan(ms);
  };
  await waitFor(look, { timeout: 10_000 });
}
