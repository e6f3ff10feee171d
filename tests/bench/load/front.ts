import { parentPort, workerData } from 'node:worker_threads';
import { startFront } from '../../../apps/server/test/front.ts';

/**
 * The one address in front of the servers, in a thread of its own, so that the virtual users do not slow it down.
 */
const { origins, port } = workerData as { origins: string[]; port: number };
await startFront(origins, port);
parentPort?.postMessage('ready');
