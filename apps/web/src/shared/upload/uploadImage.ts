import { ApiError, NetworkError } from '@xiangji/api-client';
import { ERROR_CODES, HEADERS, SUCCESS_CODE, UPLOAD_FIELDS } from '@xiangji/api-client/contract';

export interface ImageUpload {
  /** `UPLOAD_PATHS.COVER` or `UPLOAD_PATHS.AVATAR`. */
  path: string;
  /** The upload domain; empty for the page's own origin. */
  domain: string;
  token: string;
  file: Blob;
  /** `x,y,w,h` in pixels of the upright picture (spec §7 `x:rect`). */
  rect: string;
  /** The album, for a cover. */
  folderId?: string;
}

function formOf({ token, file, rect, folderId }: ImageUpload): FormData {
  const form = new FormData();
  // Fields come before the file: the server decides by them before it accepts the bytes.
  form.set(UPLOAD_FIELDS.TOKEN, token);
  if (folderId) form.set(UPLOAD_FIELDS.FOLDER, folderId);
  form.set(UPLOAD_FIELDS.RECT, rect);
  form.set(UPLOAD_FIELDS.FILE, file);
  return form;
}

/** Sends a cover or an avatar (spec §7 'Cover and avatar uploads'). Rejects with ApiError or NetworkError. */
export async function uploadImage(upload: ImageUpload): Promise<void> {
  let reply: unknown;
  try {
    const response = await fetch(upload.domain + upload.path, {
      method: 'POST',
      body: formOf(upload),
      headers: { [HEADERS.CLIENT_WEBP]: '1' },
    });
    reply = await response.json();
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const [code = ERROR_CODES.SYSTEM, message = ''] = Array.isArray(reply) ? reply : [];
  if (code !== SUCCESS_CODE) throw new ApiError({ code: Number(code), message: String(message) });
}
