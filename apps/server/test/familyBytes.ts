import { readdir, readFile } from 'node:fs/promises';
import { residentBytes } from '../src/media/decoderProcess.ts';

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may contain anything: state, then the parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Resident memory of a process and its children, in bytes (Linux; 0 elsewhere). */
export async function familyBytes(pid: number): Promise<{ self: number; children: number }> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const sizes = await Promise.all(
    pids.map(async (other) => ((await parentOf(other)) === pid ? residentBytes(other) : 0)),
  );
  return { self: await residentBytes(pid), children: sizes.reduce((sum, size) => sum + size, 0) };
}
