import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { S3Client } from '@aws-sdk/client-s3';

/** A bucket of an S3-compatible service. */
export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of another service than Amazon's; buckets are then addressed by path. */
  readonly endpoint: string | undefined;
  /** Without them the SDK uses its defaults: environment, profile, the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** How long a bucket may be silent, milliseconds. */
export interface S3Limits {
  /** Until it answers a small call with its retries, and between two pieces of a blob that is read. */
  readonly answer: number;
  /** Between two pieces of a file that is sent to it, and for the work of a list, a copy or a finished file. */
  readonly work: number;
}

/** Pictures are served again within ten seconds of the bucket's return: the last call of its silence ends before. */
export const S3_LIMITS: S3Limits = { answer: 8_000, work: 30_000 };

/** Pictures of a page are requested all at once. */
const SOCKETS = 128;

/** The bucket accepted a connection and then said nothing. Not worth a retry: it has just been waited for. */
export class BucketSilentError extends Error {
  override readonly name = 'BucketSilentError';

  constructor(call: string, limit: number) {
    super(`The bucket was silent for ${limit} ms during ${call}`);
  }
}

/** Ends what takes too long; `heard` is called at each sign of life. */
interface Watch {
  readonly abortSignal: AbortSignal;
  readonly heard: () => void;
}

/** A connection that was opened for a call of the silence, and given up by it, has never been heard and is not kept. */
function keepHeard<A extends HttpAgent>(agent: A): A {
  const keep = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket) => (socket as Socket).bytesRead > 0 && keep(socket);
  return agent;
}

type Sdk = typeof import('@aws-sdk/client-s3');
type Run<T> = (client: S3Client, watch: Watch) => Promise<T>;

/** The SDK's client, with an end for every silence. */
export async function openS3Client(options: S3Options, limits: S3Limits) {
  const sdk: Sdk = await import('@aws-sdk/client-s3');
  const kept = { keepAlive: true, maxSockets: SOCKETS };
  const [httpAgent, httpsAgent] = [keepHeard(new HttpAgent(kept)), keepHeard(new HttpsAgent(kept))];
  const client = new sdk.S3Client({
    region: options.region,
    ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
    ...(options.credentials && { credentials: options.credentials }),
    // Services that do not know the newer checksums would store them inside the objects.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Its own limits count a whole transfer, or also end a body that a slow visitor does not read.
    requestHandler: { httpAgent, httpsAgent, connectionTimeout: limits.answer },
  });

  /** Idle connections are likely as dead as the one that said nothing, and each would cost a call its whole limit. */
  function dropIdle(): void {
    for (const { freeSockets } of [httpAgent, httpsAgent])
      for (const socket of Object.values(freeSockets).flat()) socket?.destroy();
  }

  /** Runs one call, which fails where nothing is heard for `limit`. */
  async function within<T>(call: string, limit: number, run: Run<T>): Promise<T> {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      ending.abort(new BucketSilentError(call, limit));
      dropIdle();
    }, limit);
    try {
      return await run(client, { abortSignal: ending.signal, heard: () => void timer.refresh() });
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends a body whose next bytes do not come; one that its reader does not read may wait. */
  function watchBody(body: IncomingMessage, call: string): void {
    const { socket } = body;
    const look = () => {
      if (body.complete) return;
      if (body.readableLength > 0) return void socket.setTimeout(limits.answer);
      body.destroy(new BucketSilentError(call, limits.answer));
      dropIdle();
    };
    socket.setTimeout(limits.answer, look);
    body.once('close', () => socket.setTimeout(0).off('timeout', look));
  }

  return {
    sdk,
    /** A call that the service answers at once. */
    ask: <T>(call: string, run: Run<T>) => within(call, limits.answer, run),
    /** A call that takes the service its time. */
    work: <T>(call: string, run: Run<T>) => within(call, limits.work, run),
    watchBody,
    close: () => client.destroy(),
  };
}

export type OpenedClient = Awaited<ReturnType<typeof openS3Client>>;
