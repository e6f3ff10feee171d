import { safeParse } from 'zod/v4/core';
import { contract } from '../contract/contract.ts';
import type { CallData } from '../contract/define.ts';
import { envelope, HEADERS } from '../contract/envelope.ts';
import { SUCCESS_CODE } from '../contract/errorCodes.ts';
import { UPLOAD_FIELDS } from '../contract/uploads.ts';
import { ApiError, NetworkError, ReplyError } from '../errors/ApiError.ts';

/** What the server says of a stored photo (spec §3 'Upload result'). */
export type UploadResult = CallData<typeof contract.uploads.photo>;

export interface UploadRequest {
  /** The upload domain; empty for the page's own origin. */
  domain: string;
  token: string;
  folderId: string;
  /** One id for the whole round (spec §7 x:fguid). */
  guid: string;
  file: File;
  webp: boolean;
  signal: AbortSignal;
  /** Bytes that have left, of all. */
  onProgress: (sent: number, total: number) => void;
}

function readResult(text: string): UploadResult {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch (cause) {
    throw new ReplyError(cause);
  }
  const outside = envelope.safeParse(reply);
  if (!outside.success) throw new ReplyError(outside.error);
  const [code, message, data] = outside.data;
  if (code !== SUCCESS_CODE) throw new ApiError({ code, message, data });
  const inside = safeParse(contract.uploads.photo.data, data);
  if (!inside.success) throw new ReplyError(inside.error);
  return inside.data;
}

/** Fields stand before the file: the server decides by them before it takes the bytes. */
function formOf({ token, folderId, guid, file }: UploadRequest): FormData {
  const form = new FormData();
  form.set(UPLOAD_FIELDS.TOKEN, token);
  form.set(UPLOAD_FIELDS.FOLDER, folderId);
  form.set(UPLOAD_FIELDS.ROUND, guid);
  form.set(UPLOAD_FIELDS.NAME, file.name);
  form.set(UPLOAD_FIELDS.FILE, file, file.name);
  return form;
}

/**
 * Sends one photo (spec §7 'Uploads'). XMLHttpRequest, since fetch tells no upload progress over HTTP/1.
 * Rejects with ApiError, NetworkError, ReplyError, or the signal's reason.
 */
export function uploadFile(request: UploadRequest): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (act: () => void) => {
      request.signal.removeEventListener('abort', abort);
      act();
    };
    xhr.open(contract.uploads.photo.method, request.domain + contract.uploads.photo.path);
    xhr.setRequestHeader(HEADERS.CLIENT_WEBP, request.webp ? '1' : '0');
    xhr.upload.onprogress = (event) => request.onProgress(event.loaded, event.total);
    xhr.onload = () =>
      settle(() => {
        try {
          resolve(readResult(xhr.responseText));
        } catch (error) {
          reject(error);
        }
      });
    xhr.onerror = () => settle(() => reject(new NetworkError(xhr.status)));
    xhr.onabort = () => settle(() => reject(request.signal.reason));
    if (request.signal.aborted) {
      reject(request.signal.reason);
      return;
    }
    request.signal.addEventListener('abort', abort, { once: true });
    xhr.send(formOf(request));
  });
}
