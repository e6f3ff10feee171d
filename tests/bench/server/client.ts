import { connect } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** What a round asks: paths in turn over so many connections, until `count` replies have come. */
export interface Round {
  port: number;
  paths: readonly string[];
  connections: number;
  count: number;
  cookie: string;
}

/** Milliseconds of each reply, of all of them, and the bytes of the last. */
export interface RoundResult {
  times: number[];
  total: number;
  bytes: number;
  failed: string;
}

const LENGTH = /content-length: (\d+)/i;
const END = '\r\n\r\n';
/** As many addresses as keep each of them below the server's rate. */
const ADDRESSES = 4_000;
let asked = 0;

function requestOf({ paths, cookie }: Round, turn: number): string {
  asked += 1;
  const address = asked % ADDRESSES;
  return `GET ${paths[turn % paths.length]} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\nx-forwarded-for: 10.1.${address >> 8}.${address & 255}${END}`;
}

/** Bytes of the reply that begins a buffer; undefined while it is not all there. */
function lengthOf(buffer: Buffer): number | undefined {
  const head = buffer.indexOf(END);
  if (head < 0) return undefined;
  const [, length = '0'] = LENGTH.exec(buffer.toString('latin1', 0, head)) ?? [];
  const total = head + END.length + Number(length);
  return buffer.length >= total ? total : undefined;
}

/** One after the other on each connection, as browsers do: plain sockets, so that little of it is the client's time. */
function run(round: Round): Promise<RoundResult> {
  const result: RoundResult = { times: [], total: 0, bytes: 0, failed: '' };
  let turn = 0;
  const began = performance.now();
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(round.port, '127.0.0.1');
      let buffer = Buffer.alloc(0);
      let started = 0;
      const next = () => {
        if (turn >= round.count) return socket.end(() => resolve());
        started = performance.now();
        buffer = Buffer.alloc(0);
        socket.write(requestOf(round, turn));
        turn += 1;
      };
      socket.setNoDelay(true);
      socket.on('connect', next).on('error', reject);
      socket.on('data', (chunk) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        if (lengthOf(buffer) === undefined) return;
        result.times.push(performance.now() - started);
        result.bytes = buffer.length - buffer.indexOf(END) - END.length;
        const text = buffer.toString('utf8');
        if (!text.includes(`${END}[0,`) && round.cookie !== '')
          result.failed = `${text.slice(0, 40)} ${text.slice(text.indexOf(END), text.indexOf(END) + 300)}`;
        next();
      });
    });
  return Promise.all(Array.from({ length: round.connections }, lane)).then(() => ({
    ...result,
    total: performance.now() - began,
  }));
}

parentPort?.on('message', async (round: Round) => parentPort?.postMessage(await run(round)));
