import { UPLOAD_FIELDS } from '../contract/uploadFields.ts';
import { postForm } from './postForm.ts';

/** A cover or an avatar to upload, with its destination. */
export interface ImageUpload {
  /** `UPLOAD_PATHS.COVER` or `UPLOAD_PATHS.AVATAR`. */
  path: string;
  /** The origin of the upload domain; empty for the origin of the page. */
  domain: string;
  /** The token that authorises the upload. */
  token: string;
  /** The image, JPEG or PNG. */
  file: Blob;
  /** The crop `x,y,w,h` in pixels of the upright image, as `cropText` formats it. */
  rect: string;
  /** Id of the album, for a cover. */
  folderId?: string;
}

/** Uploads a cover or an avatar. Rejects with an ApiError, a NetworkError or a ReplyError. */
export async function uploadImage({ path, domain, token, file, rect, folderId }: ImageUpload): Promise<void> {
  const form = new FormData();
  // The fields come before the file, because the server checks them before it accepts the bytes.
  form.set(UPLOAD_FIELDS.TOKEN, token);
  if (folderId) form.set(UPLOAD_FIELDS.FOLDER, folderId);
  form.set(UPLOAD_FIELDS.RECT, rect);
  form.set(UPLOAD_FIELDS.FILE, file);
  const { signal } = new AbortController();
  await postForm(path, form, { domain, webp: true, signal, onProgress: () => undefined });
}
