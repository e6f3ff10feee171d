import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** A round of requests: paths in turn over so many connections, until `count` replies have come. */
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

/** Idle open connections, by port: browsers keep theirs between calls too. */
const idle = new Map<number, Socket[]>();

async function openLine(port: number): Promise<Socket> {
  for (let known = idle.get(port)?.pop(); known; known = idle.get(port)?.pop()) {
    if (!known.destroyed) return known;
  }
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  // A waiting request is rejected; an idle connection that breaks is not used again.
  socket.on('error', () => undefined);
  return socket;
}

function keepLine(port: number, socket: Socket): void {
  const known = idle.get(port);
  if (known) known.push(socket);
  else idle.set(port, [socket]);
}

/** Bytes of the reply that begins so; undefined while its head is not all there. */
function lengthOf(beginning: Buffer): number | undefined {
  const head = beginning.indexOf(END);
  if (head < 0) return undefined;
  const [, length = '0'] = LENGTH.exec(beginning.toString('latin1', 0, head)) ?? [];
  return head + END.length + Number(length);
}

/** Sends a request and returns the chunks of its reply: joined later, which is not the server's time. */
function exchange(socket: Socket, request: string): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let whole: number | undefined;
    const stop = () => socket.off('data', read).off('close', cut);
    const cut = () => {
      stop();
      reject(new Error('The server closed the line'));
    };
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      whole ??= lengthOf(Buffer.concat(chunks));
      if (whole === undefined || received < whole) return;
      stop();
      resolve(chunks);
    };
    socket.on('data', read).on('close', cut);
    socket.write(request);
  });
}

/** The error of a reply; empty where it is correct. */
function errorOf(reply: Buffer, { cookie }: Round): string {
  const text = reply.toString('utf8');
  if (cookie === '' || text.includes(`${END}[0,`)) return '';
  return `${text.slice(0, 40)} ${text.slice(text.indexOf(END), text.indexOf(END) + 300)}`;
}

/**
 * One request after the other on each connection, as browsers do: plain sockets, so that little of it is the client's
 * time.
 */
async function run(round: Round): Promise<RoundResult> {
  const result: RoundResult = { times: [], total: 0, bytes: 0, failed: '' };
  let turn = 0;
  const lane = async (socket: Socket) => {
    while (turn < round.count) {
      const request = requestOf(round, turn);
      turn += 1;
      const started = performance.now();
      const chunks = await exchange(socket, request);
      result.times.push(performance.now() - started);
      const reply = Buffer.concat(chunks);
      result.bytes = reply.length - reply.indexOf(END) - END.length;
      result.failed ||= errorOf(reply, round);
    }
    keepLine(round.port, socket);
  };
  const lines = await Promise.all(Array.from({ length: round.connections }, () => openLine(round.port)));
  const began = performance.now();
  await Promise.all(lines.map(lane));
  return { ...result, total: performance.now() - began };
}

parentPort?.on('message', async (round: Round) => parentPort?.postMessage(await run(round)));
