/** Addresses of pictures. They are asked for with the session's cookie; `/media/download` with a signed token. */
export const MEDIA_ROUTES = {
  thumbnail: '/media/files/:id/:name',
  original: '/media/files/:id/original',
  download: '/media/download/:token',
} as const;

/** One picture of a photo, `width` device pixels across. */
export function thumbnailUrl(fileId: string, picture: { width: number; webp: boolean }): string {
  return `/media/files/${fileId}/${picture.width}.${picture.webp ? 'webp' : 'jpg'}`;
}

export function originalUrl(fileId: string): string {
  return `/media/files/${fileId}/original`;
}

export function downloadUrl(token: string): string {
  return `/media/download/${token}`;
}
