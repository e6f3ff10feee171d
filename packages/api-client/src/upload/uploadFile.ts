import type { Contract } from '../contract/contract.ts';
import type { CallData } from '../contract/define.ts';
import { UPLOAD } from '../contract/limits.ts';
import { UPLOAD_FIELDS, UPLOAD_PATHS } from '../contract/uploadFields.ts';
import { ReplyError } from '../errors/ApiError.ts';
import { postForm } from './postForm.ts';

/** The server's reply for a stored photo (spec §3 'Upload result'). */
export type UploadResult = CallData<Contract['uploads']['photo']>;
type PartResult = CallData<Contract['uploads']['part']>;

export interface UploadRequest {
  /** The upload domain; empty for the page's own origin. */
  domain: string;
  /** The token that authorises the upload. */
  token: string;
  /** Id of the album. */
  folderId: string;
  /** One id for the whole round (spec §7 x:fguid). */
  guid: string;
  /** The photo, video or GIF. */
  file: File;
  /** A movie's still picture. */
  poster?: Blob | undefined;
  /** The file's hash; without it a long file goes whole. */
  sha256?: string | undefined;
  /** Whether thumbnails in WebP can be shown. */
  webp: boolean;
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Bytes that have left, of all. */
  onProgress: (sent: number, total: number) => void;
}

/** Fields come before the file: the server decides by them before it accepts the bytes. */
function formOf(request: UploadRequest, more: Record<string, string>, bytes: Blob): FormData {
  const { token, folderId, guid, file, poster } = request;
  const form = new FormData();
  const fields = {
    [UPLOAD_FIELDS.TOKEN]: token,
    [UPLOAD_FIELDS.FOLDER]: folderId,
    [UPLOAD_FIELDS.ROUND]: guid,
    [UPLOAD_FIELDS.NAME]: file.name,
  };
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  if (poster) form.set(UPLOAD_FIELDS.POSTER, poster, UPLOAD_FIELDS.POSTER);
  form.set(UPLOAD_FIELDS.FILE, bytes, file.name);
  return form;
}

/** Whether a reply is for a stored photo; only `id` is checked. */
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
 * Asks how much of the file has arrived, then sends part after part from there; each reply tells where the next
 * begins.
 */
async function sendInParts(request: UploadRequest, sha256: string): Promise<UploadResult> {
  const { file, domain, webp, signal, onProgress } = request;
  const send = async (offset: number, end: number): Promise<PartResult> => {
    const more = {
      [UPLOAD_FIELDS.SHA256]: sha256,
      [UPLOAD_FIELDS.SIZE]: String(file.size),
      [UPLOAD_FIELDS.OFFSET]: String(offset),
    };
    // With any part that may be the last: also with the first question, when the file may be complete already.
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
 * Sends one photo (spec §7 'Uploads'): whole, or in parts where it is long, which continue where they were before.
 * Rejects with ApiError, NetworkError, ReplyError, or the signal's reason.
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
