import type { CallInput, contract } from '@xiangji/api-client/contract';
import PQueue from 'p-queue';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { readUpload } from './readUpload.ts';
import { replyOf, type UploadPipeline } from './uploadPipeline.ts';

/** Files of one call that are looked up at once. */
const PARALLEL_CHECKS = 16;

type Question = CallInput<typeof contract.uploads.check>['body'];

/** Uploads of photos (spec §5 'Upload', §7 'Uploads'): bytes first, then one transaction, then the reply. */
export function createUploadsService(pipeline: UploadPipeline) {
  return {
    /** One photo of a multipart body. Throws MediaRejection for bytes that the product does not accept. */
    async photo({ request }: RequestContext) {
      return readUpload(request, {
        authorise: pipeline.authorise,
        take: async (target, fields, { file }) => ({
          file: await pipeline.addStream(target, file, fields),
          domain: '',
        }),
      });
    },

    /** The files of a list that an album of the caller has. */
    async check(user: User, { pid, files }: Question) {
      const target = await pipeline.targetOf(user, pid);
      const checks = new PQueue({ concurrency: PARALLEL_CHECKS });
      const found = await checks.addAll(
        files.map(({ sha256, size }) => async () => {
          const file = await pipeline.findThere(target, sha256);
          // The duration of a live photo is that of its picture; its movie has its own.
          const same = file && (file.sha256 === sha256 ? file.size : file.live_size) === size;
          return same ? [{ sha256, file: replyOf(target, { file, duplicate: true }) }] : [];
        }),
      );
      return { list: found.flat() };
    },

    /** The files of a list that the caller's library has, and those that only the recycle bin has. */
    async find(user: User, hashes: readonly string[]) {
      const lookups = new PQueue({ concurrency: PARALLEL_CHECKS });
      const found = { list: [] as string[], recycled: [] as string[] };
      await lookups.addAll(
        [...new Set(hashes)].map((sha256) => async () => {
          const place = await pipeline.placeOf(user, sha256);
          if (place) found[place].push(sha256);
        }),
      );
      return found;
    },
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;
