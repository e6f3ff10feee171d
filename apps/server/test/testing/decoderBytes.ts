import { readdir, readFile } from 'node:fs/promises';
import { residentBytes } from '../../src/media/decoderProcess.ts';

/** Whether a process of the machine is a decoder that this process started. */
async function isOurs(pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may hold anything: state, then the parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === process.pid;
}

/** Resident memory of all children of this process, in bytes (Linux; 0 elsewhere). */
export async function decoderBytes(): Promise<number> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((entry) => /^\d+$/.test(entry));
  const ours = await Promise.all(pids.map(async (pid) => ((await isOurs(pid)) ? Number(pid) : undefined)));
  const sizes = await Promise.all(ours.map((pid) => (pid === undefined ? 0 : residentBytes(pid))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
