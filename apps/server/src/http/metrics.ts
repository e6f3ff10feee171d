import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sameText } from '../security/tokens.ts';

/** Reads the figures that are stored in the database. */
export interface GaugeSources {
  jobs: () => Promise<{ name: string; error: string | null }[]>;
  /** Originals that are known to be damaged or missing. */
  damaged: () => Promise<number>;
  /** The oldest verification of an original, Unix seconds; 0 where one was never verified. */
  oldestVerification: () => Promise<number>;
}

export interface MetricsOptions {
  /** Without it there are no metrics, and nothing is counted. */
  token: string | undefined;
  gauges: GaugeSources;
  /** Resident memory of the decoders. */
  decoderBytes: () => Promise<number>;
}

const FORBIDDEN = 401;
const MS = 1_000;
/** Seconds: a page takes milliseconds, an upload of a video minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

function registerGauges(registers: Registry[], { gauges, decoderBytes }: MetricsOptions): void {
  new Gauge({
    name: 'xiangji_decoder_memory_bytes',
    help: 'Resident memory of the decoder processes',
    registers,
    async collect() {
      this.set(await decoderBytes());
    },
  });
  new Gauge({
    name: 'xiangji_job_failing',
    help: '1 where the last run of a job failed',
    labelNames: ['job'],
    registers,
    async collect() {
      for (const { name, error } of await gauges.jobs()) this.set({ job: name }, error === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'xiangji_blobs_damaged',
    help: 'Originals that are known to be damaged or missing',
    registers,
    async collect() {
      this.set(await gauges.damaged());
    },
  });
  new Gauge({
    name: 'xiangji_blobs_verified_oldest_timestamp_seconds',
    help: 'When the original was verified that was verified longest ago; 0 where one never was',
    registers,
    async collect() {
      this.set(await gauges.oldestVerification());
    },
  });
}

/** Figures for Prometheus at `/metrics`, for clients that send the token as a bearer. Addresses are patterns. */
export function installMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { token } = options;
  if (token === undefined) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerGauges([register], options);
  const seconds = new Histogram({
    name: 'xiangji_http_request_seconds',
    help: 'Time from a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / MS);
  });
  const route = { schema: { hide: true }, logLevel: 'warn', config: { sessionless: true } } as const;
  app.get('/metrics', route, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(FORBIDDEN).header('www-authenticate', 'Bearer').send();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
