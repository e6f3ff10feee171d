import { UPLOAD_FIELDS } from '../contract/uploadFields.ts';
import { postForm } from './postForm.ts';

/** A cover or an avatar, and where it goes. */
export interface ImageUpload {
  /** `UPLOAD_PATHS.COVER` or `UPLOAD_PATHS.AVATAR`. */
  path: string;
  /** The upload domain; empty for the page's own origin. */
  domain: string;
  /** The token that authorises the upload. */
  token: string;
  /** The image, JPEG or PNG. */
  file: Blob;
  /** `x,y,w,h` in pixels of the upright picture, as `cropText` writes it. */
  rect: string;
  /** The album of a cover. */
  folderId?: string;
}

/** Sends a cover or an avatar. Rejects with ApiError, NetworkError or ReplyError. */
export async function uploadImage({ path, domain, token, file, rect, folderId }: ImageUpload): Promise<void> {
  const form = new FormData();
  // Fields precede the file: the server decides by them before it takes the bytes.
  form.set(UPLOAD_FIELDS.TOKEN, token);
  if (folderId) form.set(UPLOAD_FIELDS.FOLDER, folderId);
  form.set(UPLOAD_FIELDS.RECT, rect);
  form.set(UPLOAD_FIELDS.FILE, file);
  const { signal } = new AbortController();
  await postForm(path, form, { domain, webp: true, signal, onProgress: () => undefined });
}
