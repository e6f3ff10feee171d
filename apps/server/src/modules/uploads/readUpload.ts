import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { type Sidecar, sidecar, UPLOAD, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { allowBody } from '../../http/bodyLimits.ts';
import { CatalogueError } from '../../http/errors.ts';

/** The fields before the file in an upload (spec §7 'Uploads'). */
export interface UploadFields {
  token: string;
  folderId: string;
  name: string;
  /** When the file was last changed, as the form says, in milliseconds since 1970; else empty. */
  modified: string;
  /** What another product knows of the photo; undefined where the form has none. */
  sidecar: Sidecar | undefined;
  /** `x,y,w,h` of a cover or an avatar, else empty. */
  rect: string;
  /** Of a file that arrives in parts, as the form says; else empty. */
  sha256: string;
  size: string;
  offset: string;
  /** A movie's poster, before its file; undefined without an acceptable one. */
  poster: Buffer | undefined;
}

/** Throws ILLEGAL_REQUEST for a text that is not of the contract. */
function readSidecar(text: string | undefined): Sidecar | undefined {
  if (!text) return undefined;
  try {
    return sidecar.parse(JSON.parse(text));
  } catch (cause) {
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'sidecar' }, cause });
  }
}

function fieldsOf(values: ReadonlyMap<string, string>, fileName: string): Omit<UploadFields, 'poster'> {
  return {
    token: values.get(UPLOAD_FIELDS.TOKEN) ?? '',
    folderId: values.get(UPLOAD_FIELDS.FOLDER) ?? '',
    name: values.get(UPLOAD_FIELDS.NAME) || fileName,
    modified: values.get(UPLOAD_FIELDS.MODIFIED) ?? '',
    sidecar: readSidecar(values.get(UPLOAD_FIELDS.SIDECAR)),
    rect: values.get(UPLOAD_FIELDS.RECT) ?? '',
    sha256: values.get(UPLOAD_FIELDS.SHA256) ?? '',
    size: values.get(UPLOAD_FIELDS.SIZE) ?? '',
    offset: values.get(UPLOAD_FIELDS.OFFSET) ?? '',
  };
}

/** A part's bytes; undefined where they are more than a poster may have. */
async function readPoster(source: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length <= UPLOAD.POSTER_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= UPLOAD.POSTER_BYTES ? Buffer.concat(chunks) : undefined;
}

/** Reads and drops the rest of a body, so that its sender gets the reply instead of a broken connection. */
async function drain(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  body.unpipe();
  body.resume();
  await finished(body, { writable: false }).catch(() => undefined);
}

export interface UploadHandler<Allowed, T> {
  /** Called when all fields have arrived, before any file is read. An error ends the upload at once. */
  authorise: (fields: Omit<UploadFields, 'poster'>) => Promise<Allowed>;
  take: (allowed: Allowed, fields: UploadFields, part: MultipartFile) => Promise<T>;
}

/** Reads the parts to the end of the body; returns the result for the first file. */
async function walk<Allowed, T>(
  request: FastifyRequest,
  { authorise, take }: UploadHandler<Allowed, T>,
): Promise<{ made: Promise<T> } | undefined> {
  const values = new Map<string, string>();
  let allowed: Promise<Allowed> | undefined;
  let taken: Promise<T> | undefined;
  let poster: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') values.set(part.fieldname, part.value);
      continue;
    }
    const fields = fieldsOf(values, part.filename);
    allowed ??= authorise(fields);
    const granted = await allowed;
    allowBody(request);
    if (!taken && part.fieldname === UPLOAD_FIELDS.POSTER) {
      poster = await readPoster(part.file);
    } else if (!taken) {
      taken = take(granted, { ...fields, poster }, part);
      // The body is read to its end first; the error is thrown when the promise is awaited below.
      await taken.catch(() => drain(request.raw));
    }
    part.file.resume();
  }
  return taken && { made: taken };
}

/**
 * Reads a multipart upload: first the fields, then the file, which goes to the handler. The unread rest of an
 * authorised upload is drained, so that the client gets a reply instead of a broken connection. Throws
 * ILLEGAL_REQUEST without a file.
 */
export async function readUpload<Allowed, T>(
  request: FastifyRequest,
  handler: UploadHandler<Allowed, T>,
): Promise<T> {
  if (!request.isMultipart()) throw new CatalogueError('ILLEGAL_REQUEST');
  let taken: { made: Promise<T> } | undefined;
  try {
    taken = await walk(request, handler);
  } catch (error) {
    // A form that is cut off or broken; an error that the plugin names keeps its reply.
    throw error instanceof CatalogueError || (error instanceof Error && 'statusCode' in error)
      ? error
      : new CatalogueError('ILLEGAL_REQUEST', { cause: error });
  }
  if (!taken) throw new CatalogueError('ILLEGAL_REQUEST');
  return taken.made;
}
