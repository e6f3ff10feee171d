import { hash } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import { UPLOAD } from '@xiangji/api-client/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { connect, migrateAt, ping } from './db/connect.ts';
import { type DatabaseLimits, SERVING } from './db/postgresPool.ts';
import { assertUndamaged } from './db/sqliteIntegrity.ts';
import { installBodyLimits, SMALL_BODY } from './http/bodyLimits.ts';
import { answerClientError } from './http/clientErrors.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitBodies,
  limitConnections,
  timeoutsOf,
} from './http/connectionLimits.ts';
import { mountContract } from './http/contractRoutes.ts';
import { installCrossOrigin } from './http/crossOrigin.ts';
import { installDrain } from './http/drain.ts';
import { answer, installEnvelope } from './http/envelope.ts';
import { installFormBodies } from './http/formBodies.ts';
import { assertSpace } from './http/freeSpace.ts';
import { installHealth } from './http/health.ts';
import { createMissingHandler } from './http/methods.ts';
import { installMetrics } from './http/metrics.ts';
import { installOpenApi } from './http/openApi.ts';
import { isSecure, originOf } from './http/origin.ts';
import { installRequestLog, LOG_OPTIONS, requestIds } from './http/requestLog.ts';
import { installTurns } from './http/requestTurns.ts';
import { installSecurity } from './http/security.ts';
import { installSessions } from './http/sessions.ts';
import { installShareTarget } from './http/shareTarget.ts';
import { refuseTwoHosts } from './http/twoHosts.ts';
import type { Jobs } from './jobs/createJobs.ts';
import { createSettledClock, type SettledClock } from './jobs/settledClock.ts';
import { createAttemptsRepository } from './modules/auth/attempts.repository.ts';
import { createServerKeysRepository } from './modules/auth/serverKeys.repository.ts';
import { installMediaRoutes } from './modules/media/media.routes.ts';
import { MEDIA_ROUTES } from './modules/media/mediaUrls.ts';
import { createFirstScreen } from './page/firstScreen.ts';
import { installWeb, isPage } from './page/web.ts';
import { openServerKeys } from './security/serverKeyFile.ts';
import { createServices } from './services/services.ts';
import type { Settings } from './settings/settings.ts';
import { createIsTrusted } from './settings/trustedProxies.ts';
import { unixNow } from './time.ts';

export interface AppOptions {
  /** Validate every reply against its schema; enabled in tests, disabled in production. */
  validateReplies?: boolean;
  /** Where the embedded mailer prints; nothing is printed when absent. */
  print?: (line: string) => void;
  /** Called for every route that is mounted. */
  onRoute?: (method: string, url: string) => void;
  /** Unix seconds; tests set another time. */
  now?: () => number;
  /** The clock by which data is deleted for ever; tests set one that needs no hour. */
  settled?: SettledClock;
  /** Limits on how long and how much a client may send; tests use shorter ones. */
  connectionLimits?: Partial<ConnectionLimits>;
  /** How long PostgreSQL may take; tests use less. */
  databaseLimits?: DatabaseLimits;
  /** Receives the regular jobs. They then run only when the receiver runs them, so that none starts during a test. */
  onJobs?: (jobs: Jobs) => void;
}

/** Most characters of one parameter of a path: a signed download token fits. */
const LONGEST_PARAMETER = 512;
/** Fields and boundaries around the files of an upload, bytes. */
const FORM_OVERHEAD = 65_536;

/** The longest body of an upload: the largest file, a movie's still picture, and the form around them. */
function longestUpload({ upload }: Settings): number {
  return upload.maxBytes + UPLOAD.POSTER_BYTES + FORM_OVERHEAD;
}

const COMPRESS_FROM_BYTES = 1_024;
/** A page of photos must not wait for the last few per cent of compression. */
const BROTLI_QUALITY = 4;

async function installHttp(app: FastifyInstance, settings: Settings): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  await app.register(cookie);
  await app.register(etag, { weak: true, hashFn: (payload) => hash('sha1', payload, 'base64url') });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: BROTLI_QUALITY } },
  });
  await installSecurity(app, {
    isSecure: (request) => isSecure(settings, request),
    amap: settings.amapToken !== undefined,
    uploadDomain: settings.upload.domain,
  });
  await installCrossOrigin(app, settings);
  await app.register(multipart, {
    // One byte over the limit, so that a longer file is refused as soon as that byte arrives.
    limits: { files: 2, fields: 9, parts: 11, fieldSize: 2_048, fileSize: settings.upload.maxBytes + 1 },
    throwFileSizeLimit: false,
  });
}

/** The HTTP server with its limits, without any route. */
function createServer(settings: Settings, options: AppOptions): FastifyInstance {
  const isTrusted = createIsTrusted(settings.trustedProxies);
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  const app: FastifyInstance = Fastify({
    ...timeoutsOf(limits),
    bodyLimit: SMALL_BODY,
    clientErrorHandler: answerClientError,
    logger: { level: settings.logLevel, ...LOG_OPTIONS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies === undefined ? false : isTrusted,
    genReqId: requestIds(isTrusted),
    forceCloseConnections: 'idle',
    // A request on an open connection is still answered with an envelope.
    return503OnClosing: false,
    // An address that cannot be parsed gets the same kind of error as other bad requests.
    frameworkErrors: answer,
    // The specification writes some paths with a slash at the end.
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
  });
  app.server.maxConnections = settings.maxConnections;
  installDrain(app);
  limitBodies(app.server, limits);
  limitConnections(app.server, { most: settings.maxConnectionsPerClient, isTrusted });
  return app;
}

/** The database, brought up to date. */
async function openDatabase({ log }: FastifyInstance, settings: Settings, options: AppOptions) {
  assertUndamaged(settings.databaseUrl);
  await migrateAt(settings.databaseUrl);
  return connect(settings.databaseUrl, {
    onConnectionLost: (reason) => log.warn({ reason }, 'database connection lost'),
    limits: options.databaseLimits ?? SERVING,
  });
}

/**
 * Creates the server on its database and store, migrated and ready to listen. `app.close()` releases everything.
 */
export async function createApp(settings: Settings, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(settings, options);
  const db = await openDatabase(app, settings, options);
  const keys = await openServerKeys(createServerKeysRepository(db), settings);
  const print = options.print ?? (() => undefined);
  const { now = unixNow } = options;
  const services = await createServices({
    settings,
    db,
    keys,
    log: app.log,
    print,
    now,
    settled: options.settled ?? createSettledClock({ now }),
  });
  app.addHook('onClose', async () => {
    await services.close();
    await db.destroy();
  });

  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') options.onRoute?.(one, url);
  });
  const { validateReplies = false } = options;
  installEnvelope(app, { validateReplies });
  installTurns(app);
  refuseTwoHosts(app);
  app.setNotFoundHandler(createMissingHandler(app, isPage));
  installBodyLimits(app);
  installRequestLog(app, { quietRoutes: [MEDIA_ROUTES.picture] });
  installMetrics(app, {
    token: settings.metricsToken,
    gauges: services.gauges,
    decoderBytes: services.decoderBytes,
  });
  await installHttp(app, settings);
  installSessions(app, { cookie: services.sessionCookie, sessions: services.sessions });
  services.csrf.install(app);
  installFormBodies(app);
  await installOpenApi(app);
  mountContract(app, services.routes, {
    validateReplies,
    longestUpload: longestUpload(settings),
    countCall: createAttemptsRepository(db).count,
  });
  installMediaRoutes(app, services);
  installShareTarget(app);
  await services.install(app);
  installHealth(app, {
    database: () => ping(db),
    store: services.checkStore,
    space: () => assertSpace(settings.dataDir),
  });
  await installWeb(app, {
    webDir: settings.webDir,
    preview: services.sharePreview,
    originOf: (request) => originOf(settings, request),
    firstScreen: createFirstScreen(services.routes),
  });
  await app.ready();
  await services.warmUp();
  await services.jobs.start({ polls: !options.onJobs });
  options.onJobs?.(services.jobs);
  return app;
}
