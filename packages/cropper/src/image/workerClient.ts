/// <reference path="./inlineWorker.d.ts" />
import { CropError } from './CropError.ts';
import CropWorker from './crop.worker.ts?worker&inline';
import type { WorkerReply, WorkerRequest } from './workerMessages.ts';

interface Exchange {
  signal?: AbortSignal | undefined;
  onReply: (reply: WorkerReply) => void;
}

/** Sends one request to a new worker. Resolves to false where no worker can be had or where it cannot read the file. */
export function requestFromWorker(request: WorkerRequest, { signal, onReply }: Exchange): Promise<boolean> {
  return new Promise<boolean>((resolve, reject) => {
    // Throws, or fires an error, where a policy of the page forbids it.
    const worker = new CropWorker();
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'done') end(() => resolve(true));
      else if (data.kind !== 'failed') onReply(data);
      else if (data.code === 'unreadable') end(() => resolve(false));
      else end(() => reject(new CropError(data.code)));
    };
    worker.onerror = () => end(() => resolve(false));
    signal?.addEventListener('abort', () => end(() => resolve(false)));
    worker.postMessage(request);
  }).catch((error: unknown) => {
    if (error instanceof CropError) throw error;
    return false;
  });
}
