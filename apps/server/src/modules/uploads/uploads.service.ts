import { rm } from 'node:fs/promises';
import type { CallInput, contract } from '@xiangji/api-client/contract';
import PQueue from 'p-queue';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { receiveStream } from '../../media/index.ts';
import type { BlobStore } from '../../storage/index.ts';
import { type Intake, resultOf } from './intake.ts';
import { readUpload } from './readUpload.ts';

export interface UploadDependencies {
  intake: Intake;
  store: BlobStore;
  maxBytes: number;
}

/** Looks into the store that one question may make at once. */
const LOOKS_AT_ONCE = 16;

type Question = CallInput<typeof contract.uploads.check>['body'];

/** Taking photos in (spec §5 'Upload', §7 'Uploads'): bytes first, then one transaction, then the reply. */
export function createUploadsService({ intake, store, maxBytes }: UploadDependencies) {
  return {
    /** One photo of a multipart body. Throws MediaRejection for bytes that the product does not take. */
    async photo({ request }: RequestContext) {
      return readUpload(request, {
        authorise: intake.authorise,
        take: async (target, fields, part) => {
          const received = await receiveStream(part.file, { store, maxBytes });
          try {
            const stored = await intake.storePhoto(target, received, fields);
            return { file: resultOf(target, stored), domain: '' };
          } finally {
            await rm(received.tempPath, { force: true });
          }
        },
      });
    },

    /** What an album has of a list of files. Only the asker's own album is looked into. */
    async check(user: User, { pid, files }: Question) {
      const target = await intake.target(user, pid);
      const looks = new PQueue({ concurrency: LOOKS_AT_ONCE });
      const found = await looks.addAll(
        files.map(({ sha256, size }) => async () => {
          const file = await intake.findThere(target, sha256);
          // A live photo is as long as its picture; its movie has a length of its own.
          const same = file && (file.sha256 === sha256 ? file.size : file.live_size) === size;
          return same ? [{ sha256, file: resultOf(target, { file, duplicate: true }) }] : [];
        }),
      );
      return { list: found.flat() };
    },
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;
