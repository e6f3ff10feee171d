import type { Photo } from '../fixtures/photos.ts';
import { button, dialog, field, heading, type Screen, text } from './screen.ts';

/** Uploads photos to a new album and opens it. */
export async function uploadAlbum(screen: Screen, album: string, photos: readonly Photo[]): Promise<void> {
  await screen.click(button('上传照片', { last: true }));
  const upload = dialog('上传照片');
  await screen.fill(field(/^相册名称/, { within: upload }), album);
  await screen.attach(
    '选择照片',
    photos.map(({ path }) => path),
  );
  await screen.sees(text(`上传完成，共 ${photos.length} 张`));
  await screen.click(button('完成'));
  await screen.click(button('查看相册'));
  await screen.sees(heading(album));
  await screen.sees(text(`${photos.length} 张照片`));
}
