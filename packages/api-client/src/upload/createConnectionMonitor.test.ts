// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { browserConnection, createConnectionMonitor } from './createConnectionMonitor.ts';

it('waits and probes in Node, which has no events of a page', async () => {
  vi.useFakeTimers();
  const probe = vi.fn(async () => undefined);
  const onChange = vi.fn();
  const monitor = createConnectionMonitor({ ...browserConnection, probe, onChange });
  monitor.lost();
  expect(monitor.isUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(probe).toHaveBeenCalledOnce();
  expect(monitor.isUp()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
