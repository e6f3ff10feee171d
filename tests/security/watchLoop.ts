import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded into a server that a test starts (`--import`): at SIGUSR2 it writes to the file `LOOP_FILE` the longest delay
 * of the event loop since the last time, the longest processor time between two turns of it (a process that waits for a
 * core is not frozen), both in milliseconds, and the largest memory so far, in bytes.
 */

const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let before = processorMs();
let busyMs = 0;
setInterval(() => {
  const now = processorMs();
  busyMs = Math.max(busyMs, now - before);
  before = now;
}, RESOLUTION_MS).unref();

process.on('SIGUSR2', () => {
  const path = process.env.LOOP_FILE ?? '';
  const figures = { delayMs: delay.max / 1e6, busyMs, memory: process.resourceUsage().maxRSS * 1024 };
  delay.reset();
  busyMs = 0;
  writeFileSync(`${path}.new`, JSON.stringify(figures));
  renameSync(`${path}.new`, path);
});
