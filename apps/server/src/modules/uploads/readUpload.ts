import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { CatalogueError } from '../../plugins/errors.ts';

/** What stands before the file in an upload (spec §7 'Uploads'). */
export interface UploadFields {
  token: string;
  folderId: string;
  name: string;
  /** `x,y,w,h` of a cover or an avatar, else empty. */
  rect: string;
}

function fieldsOf(values: ReadonlyMap<string, string>, fileName: string): UploadFields {
  return {
    token: values.get(UPLOAD_FIELDS.TOKEN) ?? '',
    folderId: values.get(UPLOAD_FIELDS.FOLDER) ?? '',
    name: values.get(UPLOAD_FIELDS.NAME) || fileName,
    rect: values.get(UPLOAD_FIELDS.RECT) ?? '',
  };
}

/**
 * Reads a multipart upload: the fields, then hands the file over. Whatever the hand-over leaves unread is drained, so
 * that the client gets its answer and not a broken connection. Throws ILLEGAL_REQUEST where there is no file.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  take: (fields: UploadFields, part: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new CatalogueError('ILLEGAL_REQUEST');
  const values = new Map<string, string>();
  let taken: Promise<T> | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') values.set(part.fieldname, part.value);
      continue;
    }
    if (!taken) {
      taken = take(fieldsOf(values, part.filename), part);
      // The loop goes on to the end of the body first; the failure is told when it is awaited below.
      await taken.catch(() => undefined);
    }
    part.file.resume();
  }
  if (!taken) throw new CatalogueError('ILLEGAL_REQUEST');
  return taken;
}
