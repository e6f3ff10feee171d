/** Addresses of a share's pictures: each request checks the access to the share again. */
export const SHARE_MEDIA_ROUTES = {
  picture: '/media/shares/:sid/:id/:name',
} as const;

/** Last segment of the address that downloads a photo. */
export const DOWNLOAD = 'download';

const OWN = '/media/files/';

/** The same picture of a photo, as the share shows it. */
export function throughShare(url: string, sid: string): string {
  return url.replace(OWN, `/media/shares/${sid}/`);
}

export function shareDownloadUrl(sid: string, fileId: string): string {
  return `/media/shares/${sid}/${fileId}/${DOWNLOAD}`;
}
