import type { Contract } from '../contract/contract.ts';
import type { CallData } from '../contract/define.ts';
import { UPLOAD } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import { UPLOAD_FIELDS, UPLOAD_PATHS } from '../contract/uploadFields.ts';
import { ReplyError } from '../errors/ApiError.ts';
import { postForm } from './postForm.ts';

/** The reply of the server for a stored photo (spec §3 'Upload result'). */
export type UploadResult = CallData<Contract['uploads']['photo']>;
type PartResult = CallData<Contract['uploads']['part']>;

export interface UploadRequest {
  /** The origin of the upload domain; empty for the origin of the page. */
  domain: string;
  /** The token that authorises the upload. */
  token: string;
  /** Id of the album. */
  folderId: string;
  /** A common id for all files of one upload (spec §7 x:fguid). */
  guid: string;
  /** The photo, video or GIF. */
  file: File;
  /** What another product knows of the photo. */
  sidecar?: Sidecar | undefined;
  /** A still image of a video. */
  poster?: Blob | undefined;
  /** SHA-256 of the file. Without it, a long file is not sent in parts. */
  sha256?: string | undefined;
  /** Whether WebP thumbnails can be shown. */
  webp: boolean;
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called with the number of sent bytes and the total number. */
  onProgress: (sent: number, total: number) => void;
}

/** The fields come before the file, because the server checks them before it accepts the bytes. */
function formOf(request: UploadRequest, more: Record<string, string>, bytes: Blob): FormData {
  const { token, folderId, guid, file, sidecar, poster } = request;
  const form = new FormData();
  const fields = {
    [UPLOAD_FIELDS.TOKEN]: token,
    [UPLOAD_FIELDS.FOLDER]: folderId,
    [UPLOAD_FIELDS.ROUND]: guid,
    [UPLOAD_FIELDS.NAME]: file.name,
    [UPLOAD_FIELDS.MODIFIED]: String(file.lastModified),
    ...(sidecar && { [UPLOAD_FIELDS.SIDECAR]: JSON.stringify(sidecar) }),
  };
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  if (poster) form.set(UPLOAD_FIELDS.POSTER, poster, UPLOAD_FIELDS.POSTER);
  form.set(UPLOAD_FIELDS.FILE, bytes, file.name);
  return form;
}

/** Returns whether a reply is for a stored photo. Only `id` is checked. */
function isStored(data: unknown): data is UploadResult {
  const { file } = (data ?? {}) as { file?: { id?: unknown } | null };
  return typeof file?.id === 'string';
}

function isPart(data: unknown): data is PartResult {
  const { offset } = (data ?? {}) as { offset?: unknown };
  return Number.isInteger(offset);
}

const NOT_OF_CONTRACT = new TypeError('Not a reply of an upload');

/**
 * Requests how much of the file has arrived, and then sends part after part from there. Each reply contains the offset
 * of the next part.
 */
async function sendInParts(request: UploadRequest, sha256: string): Promise<UploadResult> {
  const { file, domain, webp, signal, onProgress } = request;
  const send = async (offset: number, end: number): Promise<PartResult> => {
    const more = {
      [UPLOAD_FIELDS.SHA256]: sha256,
      [UPLOAD_FIELDS.SIZE]: String(file.size),
      [UPLOAD_FIELDS.OFFSET]: String(offset),
    };
    // Send the poster with any part that may be the last one, also with the first request, because the file may already
    // be complete.
    const poster = offset === end || end === file.size ? request.poster : undefined;
    const form = formOf({ ...request, poster }, more, file.slice(offset, end));
    const progress = (sent: number) => onProgress(Math.min(offset + sent, end), file.size);
    const data = await postForm(UPLOAD_PATHS.PART, form, { domain, webp, signal, onProgress: progress });
    if (!isPart(data)) throw new ReplyError(NOT_OF_CONTRACT);
    return data;
  };
  let reply = await send(0, 0);
  while (!reply.file) {
    const { offset } = reply;
    reply = await send(offset, Math.min(offset + UPLOAD.PART_BYTES, file.size));
    if (!reply.file && reply.offset <= offset) throw new ReplyError('The file does not grow');
  }
  return { file: reply.file, domain: reply.domain };
}

/**
 * Sends one photo (spec §7 'Uploads'). A long file is sent in parts, and an interrupted upload continues at its last
 * position. Rejects with an ApiError, a NetworkError, a ReplyError, or the reason of the signal.
 */
export async function uploadFile(request: UploadRequest): Promise<UploadResult> {
  const { file, sha256, domain, webp, signal } = request;
  if (sha256 && file.size > UPLOAD.PART_BYTES) return sendInParts(request, sha256);
  const onProgress = (sent: number) => request.onProgress(Math.min(sent, file.size), file.size);
  const form = formOf(request, {}, file);
  const data = await postForm(UPLOAD_PATHS.PHOTO, form, { domain, webp, signal, onProgress });
  if (!isStored(data)) throw new ReplyError(NOT_OF_CONTRACT);
  return data;
}
