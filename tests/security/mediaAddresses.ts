import { MEDIA_ROUTES } from '../../apps/server/src/modules/media/mediaUrls.ts';
import { SHARE_MEDIA_ROUTES } from '../../apps/server/src/modules/shares/shareUrls.ts';
import { exportAll } from '../../apps/server/test/encryptedAuth.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { missing, type TestAccounts } from './accounts.ts';

/** Addresses of one route, the actors that get the bytes, and a similar address without content. */
export interface MediaAddress {
  /** `owner`: the session; `visitor`: the share's code too; `holder`: the address is enough. */
  access: 'owner' | 'visitor' | 'holder';
  paths: string[];
  empty: string;
}

/** The owner's pictures by the route that serves them. A route without an entry fails the test. */
export async function mediaAddresses({
  owner,
  guest,
}: TestAccounts): Promise<Record<string, MediaAddress[]>> {
  const { api } = owner.browser;
  const { photo, photo2, album, set, share } = owner.ids;
  await owner.browser.uploadImage('/upload/cover', {
    bytes: await makeJpeg({ seed: 70, width: 200, height: 200 }),
    folderId: album,
    rect: '0,0,100,100',
  });
  await owner.browser.uploadImage('/upload/avatar', {
    bytes: await makeJpeg({ seed: 71, width: 200, height: 200 }),
    rect: '0,0,160,160',
  });
  const file = await api.files.get({ params: { id: photo }, query: {} });
  const { list } = await api.folders.children({ params: { id: set } });
  const cover = list.find(({ id }) => id === album)?.cover;
  const avatar = (await api.account.get()).user_avatar?.split('#')[0] ?? '';
  const download = await api.files.download({ params: { id: photo } });
  const zip = await api.files.zip({ body: { ids: [photo, photo2] } });
  const [everything] = (await exportAll(owner.browser)).parts;
  const shown = await guest.api.publicShare.file({ params: { sid: share, fid: photo }, query: {} });
  const given = await guest.api.publicShare.download({ params: { sid: share, fid: photo } });

  const thumbnails = file.thumbnail.map(([, path]) => path);
  const shared = [...shown.thumbnail.map(([, path]) => path), shown.origin ?? '', given.url];
  return {
    [MEDIA_ROUTES.picture]: [
      {
        access: 'owner',
        paths: [...thumbnails, file.origin ?? ''],
        empty: `/media/files/${missing.photo}/full`,
      },
    ],
    [MEDIA_ROUTES.cover]: [
      {
        access: 'owner',
        paths: [cover?.path ?? ''],
        empty: `/media/covers/${missing.album}/a-all/cover.webp`,
      },
    ],
    [MEDIA_ROUTES.image]: [
      { access: 'owner', paths: [cover?.source ?? ''], empty: `/media/images/${missing.photo}/full` },
      { access: 'holder', paths: [avatar], empty: `/media/images/${missing.photo}/full` },
    ],
    [MEDIA_ROUTES.download]: [{ access: 'holder', paths: [download.url], empty: `${download.url}x` }],
    [MEDIA_ROUTES.zip]: [{ access: 'owner', paths: [zip.url], empty: `${zip.url}x` }],
    [MEDIA_ROUTES.export]: [
      { access: 'owner', paths: [everything?.url ?? ''], empty: `${everything?.url}x` },
    ],
    [SHARE_MEDIA_ROUTES.picture]: [
      { access: 'visitor', paths: shared, empty: `/media/shares/${share}/${missing.photo}/full` },
    ],
  };
}
