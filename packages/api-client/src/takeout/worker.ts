export { serveTakeoutWorker } from './serveTakeoutWorker.ts';
