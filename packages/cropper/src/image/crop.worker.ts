import { CropError } from './CropError.ts';
import { decodeFile } from './decodeFile.ts';
import { drawCut } from './drawCut.ts';
import { reduceFile } from './reduceFile.ts';
import type { WorkerReply, WorkerRequest } from './workerMessages.ts';

const reply = (message: WorkerReply) => self.postMessage(message);

async function cut({ file, job }: Extract<WorkerRequest, { task: 'cut' }>): Promise<void> {
  const decoded = await decodeFile(file, () => job.scale);
  const blob = await drawCut(decoded, job);
  decoded.picture.close();
  reply({ kind: 'cut', blob });
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    if (data.task === 'cut') await cut(data);
    else await reduceFile(data.file, data.job, (reduced) => reply({ kind: 'reduced', reduced }));
    reply({ kind: 'done' });
  } catch (error) {
    reply({ kind: 'failed', code: error instanceof CropError ? error.code : 'unreadable' });
  }
});
