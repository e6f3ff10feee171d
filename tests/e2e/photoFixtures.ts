import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { journeyPhotos, type Photo } from '../fixtures/photos.ts';
import { call } from './apiCalls.ts';

/** Photographs with a date, as a new album lists them: the oldest first. */
export const datedPhotos: readonly Photo[] = journeyPhotos
  .filter(({ taken }) => /^[12]/.test(taken))
  .toSorted((a, b) => a.taken.localeCompare(b.taken));

/** Eight photographs of one day, the oldest first. A list of them fits on the screen. */
export const waterfalls: readonly Photo[] = datedPhotos.filter(({ title }) => title.startsWith('waterfall'));

/** The cell of a photo by its title. `date` distinguishes photos with the same title. */
export const photoCell = (page: Page, title = '', date = ''): Locator =>
  page
    .getByRole('grid', { name: '照片' })
    .getByRole('gridcell', { name: new RegExp(`^${title}，.*${date}`) });

/** The cell that Tab reaches. */
export const tabStop = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');

/** Expects exactly these photos, in this order; all of them have to fit on the screen. */
export async function expectPhotos(page: Page, titles: readonly string[]): Promise<void> {
  const cells = page.getByRole('grid', { name: '照片' }).getByRole('gridcell');
  const shown = () => cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel?.split('，')[0]));
  await expect.poll(shown).toEqual(titles);
}

/** Opens the upload dialog and selects an existing album. */
export async function openUpload(page: Page, album: string): Promise<Locator> {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  await dialog.getByRole('tab', { name: '已有相册' }).click();
  await dialog.getByRole('combobox', { name: '选择相册' }).click();
  await page.getByRole('option', { name: album }).click();
  return dialog;
}

/** Selects files by the button and the browser's own dialog. */
export async function selectFiles(page: Page, paths: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择照片' }).click();
  await (await chooser).setFiles(paths);
}

/** Waits until the panel shows that this many photos are uploaded, both visibly and as an announcement. */
export async function expectUploaded(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`上传完成，共 ${count} 张`).first()).toBeVisible({ timeout: 180_000 });
}

/** Creates an album by API calls. `add` uploads a photo to it and returns its id. */
export async function createUploads(page: Page, album: string) {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/folders/0', { name: album });
  const { upload_token: token } = await call<{ upload_token: string }>(page, 'GET', '/api/account/uptoken');
  return {
    id,
    async add(name: string, buffer: Buffer): Promise<string> {
      const reply = await page.request.post('/upload/photo', {
        multipart: {
          ...{ token, 'x:fid': id, 'x:fguid': 'e2e', 'x:fname': name },
          file: { name, mimeType: 'application/octet-stream', buffer },
        },
      });
      const [code, message, data] = (await reply.json()) as [number, string, { file: { id: string } }];
      expect(code, `${name}: ${message}`).toBe(0);
      return data.file.id;
    },
  };
}

/** Creates an album of photographs by API calls. Returns its id and those of its photos. */
export async function createFilledAlbum(
  page: Page,
  name: string,
  photos: readonly Pick<Photo, 'name' | 'path'>[],
) {
  const { id, add } = await createUploads(page, name);
  const photoIds: string[] = [];
  for (const { path, name: file } of photos) photoIds.push(await add(file, readFileSync(path)));
  return { id, photoIds };
}

/** Creates an album of files by API calls and opens it: the upload dialog has tests of its own. */
export async function fillAlbum(page: Page, name: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({ path, name: basename(path) }));
  const { id } = await createFilledAlbum(page, name, files);
  await page.goto(`/albums/${id}/photos`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(`${paths.length} 张照片`, { exact: true })).toBeVisible();
  await expect(tabStop(page)).toBeVisible();
}

/** The description that `describePhotos` gives a photo. */
export const descriptionOf = (photo: Photo | undefined): string => `${photo?.title} in the sun`;

/** Describes photos by API calls. A visitor of a share sees descriptions, but no file names. */
export async function describePhotos(page: Page, photoIds: readonly string[], photos: readonly Photo[]) {
  for (const [index, id] of photoIds.entries())
    await call(page, 'PUT', '/api/file/name', { ids: [id], name: descriptionOf(photos[index]) });
}
