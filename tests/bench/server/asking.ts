import { Worker } from 'node:worker_threads';
import { median, percentile } from '../report.ts';
import { SECRET } from './library.ts';

export type Round = import('./client.ts').Round;
type RoundResult = import('./client.ts').RoundResult;

/**
 * Each call is measured in rounds, all calls alternating. The median round counts, because other load on the host
 * spoils some.
 */
export const ROUNDS = 7;
const CONNECTIONS = 32;
const FLOOD = 1_000;
/** Short floods of each, alternating: other load on the machine affects both alike. */
const TURNS = 15;
export const COOKIE = `xj_session=${SECRET}`;

/** The figures of a call, in milliseconds. */
export interface CallFigures {
  call: string;
  p50: number;
  p99: number;
  /** Requests a second over 32 connections, where it was measured. */
  rate?: number;
}

/** The paths that a call requests in a round. */
export type Asked = (turn: number) => string[];

const worker = new Worker(new URL('./client.ts', import.meta.url));

export function ask(round: Omit<Round, 'cookie'>): Promise<RoundResult> {
  return new Promise((resolve, reject) => {
    worker.once('message', (result: RoundResult) =>
      result.failed ? reject(new Error(result.failed)) : resolve(result),
    );
    worker.postMessage({ ...round, cookie: COOKIE });
  });
}

export const stopAsking = () => worker.terminate();

/** All calls, round after round; the median round of each. */
export async function askInTurns(
  asked: Record<string, Asked>,
  round: (call: string, paths: string[]) => Promise<number[]>,
): Promise<CallFigures[]> {
  const known = Object.entries(asked).map(([call, pathsOf]) => ({ call, pathsOf, rounds: [] as number[][] }));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const { call, pathsOf, rounds } of known) rounds.push(await round(call, pathsOf(turn)));
  }
  return known.map(({ call, rounds }) => ({
    call,
    p50: median(rounds.map((times) => percentile(times, 0.5))),
    p99: median(rounds.map((times) => percentile(times, 0.99))),
  }));
}

/** Requests per second of each server over many connections: the median of many short floods. */
export async function flood(paths: string[], servers: Record<string, number>): Promise<CallFigures[]> {
  const known = Object.entries(servers).map(([call, port]) => ({
    ...{ call, round: { port, paths, connections: CONNECTIONS, count: FLOOD } },
    ...{ times: [] as number[], rates: [] as number[] },
  }));
  for (let turn = -1; turn < TURNS; turn += 1) {
    for (const { round, times, rates } of known) {
      const one = await ask(round);
      if (turn < 0) continue;
      times.push(...one.times);
      rates.push((FLOOD / one.total) * 1_000);
    }
  }
  return known.map(({ call, times, rates }) => ({
    ...{ call, p50: percentile(times, 0.5), p99: percentile(times, 0.99), rate: median(rates) },
  }));
}
