import { createFileWorker } from '@xiangji/api-client/upload';

export const fileWorker = createFileWorker(
  () => new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' }),
);
