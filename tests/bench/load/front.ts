import { parentPort, workerData } from 'node:worker_threads';
import { startFront } from '../../../apps/server/test/front.ts';

/** The one address before the servers, in a thread of its own: the time of the virtual users is none of its. */
const { origins, port } = workerData as { origins: string[]; port: number };
await startFront(origins, port);
parentPort?.postMessage('ready');
