import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fixturePath } from '../fixtures/photos.ts';
import { createAlbum } from './albumFixtures.ts';
import { expectUploaded, openUpload, selectFiles, tabStop } from './photoFixtures.ts';
import { hostileFiles, makeFiles } from './uploadFiles.ts';
import type { Sent } from './uploadLine.ts';
import { test } from './uploadSite.ts';

/** `UPLOAD_FILES=1000` for the long version. */
const ALL = Number(process.env.UPLOAD_FILES ?? 60);
const LONG = 2;
const KILLED_AT = Math.floor(ALL * 0.6);
const PATIENCE = Math.max(180_000, ALL * 1_500);

test.describe.configure({ mode: 'parallel', timeout: 2 * PATIENCE });

/** How many files the browser still has to send, and how many of their contents it stores. */
const keptBy = (page: Page): Promise<[entries: number, contents: number]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('xiangji-upload');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const counting = db.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const counts: [number, number] = [await count('entries'), await count('contents')];
    db.close();
    return counts;
  });

/** How many files the page still holds in memory after a garbage collection. */
async function heldBy(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Bodies of requests are kept by the browser's own heap, which V8 alone does not collect.
  await session.send('HeapProfiler.collectGarbage');
  const { result } = await session.send('Runtime.evaluate', { expression: 'File.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.detach();
  return Number(count.value);
}

/** Photos that the server has acknowledged, by name. */
const doneOf = (sent: readonly Sent[]) => sent.filter(({ reply }) => reply?.file).map(({ name }) => name);

/** How far each long file was acknowledged. */
function reachOf(sent: readonly Sent[]): Map<string, number> {
  const reach = new Map<string, number>();
  for (const { sha256, reply } of sent) {
    if (sha256) reach.set(sha256, Math.max(reach.get(sha256) ?? 0, reply?.offset ?? 0));
  }
  return reach;
}

async function get<T>(page: Page, path: string): Promise<T> {
  const [, , data] = (await (await page.request.get(path)).json()) as [number, string, T];
  return data;
}

interface Listed {
  id: string;
  name: string;
  time: number;
  type: number;
  live: string | null;
  thumbnail: [number, string][];
}

/** All photos of an album, page after page. */
async function photosOf(page: Page, name: string): Promise<Listed[]> {
  const { list: albums } = await get<{ list: { id: string; name: string }[] }>(page, '/api/folders');
  const id = albums.find((album) => album.name === name)?.id ?? '';
  const all = new Map<string, Listed>();
  for (let known = -1; all.size > known; ) {
    known = all.size;
    const last = [...all.values()].at(-1);
    const from = last ? `&fid=${last.id}&time=${last.time}` : '';
    const { list } = await get<{ list: Listed[] }>(page, `/api/files?pid=${id}&order=1&count=50${from}`);
    for (const photo of list) all.set(photo.id, photo);
  }
  return [...all.values()];
}

test('an upload survives its page, its browser and its server', async ({ site, uploadPage }) => {
  const { line } = site;
  const files = await makeFiles(join(site.folder, 'files'), { all: ALL, long: LONG, at: KILLED_AT });
  let page = uploadPage;
  await createAlbum(page, '隧道');
  // Everything stops while a long file has one part on the disk and more to come.
  line.hold((sent, next) => next.offset > 0 && doneOf(sent).length >= KILLED_AT - 10);
  await openUpload(page, '隧道');
  await selectFiles(
    page,
    files.map(({ path }) => path),
  );
  await expect.poll(() => line.isHeld(), { timeout: PATIENCE }).toBe(true);
  await expect(page).toHaveTitle(/^\(\d+%\) /);
  await expect
    .poll(async () => {
      const [entries, contents] = await keptBy(page);
      return entries > 0 && entries === contents;
    })
    .toBe(true);
  const before = [...line.sent];
  await site.killBrowser(page);
  await site.restartServer();

  page = await site.openBrowser();
  await page.goto('/albums');
  const left = page.getByText(/上次有 \d+ 个文件没有传完/);
  await expect(left).toBeVisible();
  const count = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(ALL - doneOf(before).length - 6);
  await page.getByRole('button', { name: '继续上传', exact: true }).click();
  await expect(page.getByText(`上传完成，共 ${count} 张`).first()).toBeVisible({ timeout: PATIENCE });
  // Ten thousand files, each with its thumbnail, would fill the memory while the panel is open.
  await expect.poll(() => heldBy(page)).toBeLessThan(4);

  const after = line.sent.slice(before.length);
  const done = doneOf(before);
  const reach = reachOf(before);
  expect([...reach.values()].some((offset) => offset > 0)).toBe(true);
  // Nothing that was acknowledged is sent again: no photo, and no part of one.
  expect(after.filter(({ name, path }) => path === '/upload/photo' && done.includes(name))).toEqual([]);
  const asking = 2_000;
  const again = after.filter(
    ({ sha256, offset, bytes }) => sha256 && bytes > asking && offset < (reach.get(sha256) ?? 0),
  );
  expect(again).toEqual([]);
  const bytes = (some: readonly Sent[]) => some.reduce((sum, one) => sum + one.bytes, 0);
  const size = files.reduce((sum, one) => sum + one.size, 0);
  test.info().annotations.push({
    type: 'figures',
    description: `${ALL} files, ${size} bytes; sent ${bytes(before)} before the kill, ${bytes(after)} after it; ${done.length} done before`,
  });

  // Each once, byte for byte.
  const photos = await photosOf(page, '隧道');
  expect(photos.length).toBe(ALL);
  const hashes: string[] = [];
  for (const { id } of photos) {
    const { url } = await get<{ url: string }>(page, `/api/files/${id}/download`);
    hashes.push(
      createHash('sha256')
        .update(await (await page.request.get(url)).body())
        .digest('hex'),
    );
  }
  expect(hashes.toSorted()).toEqual(files.map(({ sha256 }) => sha256).toSorted());
});

test('malicious names are only names, and each invalid file shows its error', { tag: '@core' }, async ({
  uploadPage: page,
}) => {
  const { good, bad } = hostileFiles();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await createAlbum(page, '名字');
  // From the album's own page: uploaded photos appear there automatically.
  await page.getByRole('link', { name: /名字/ }).click();
  await expect(page.getByRole('heading', { name: '名字', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  await expect(dialog.getByRole('combobox', { name: '选择相册' })).toHaveText('名字');
  const unsupported = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await dialog.locator('input[aria-label=选择照片]').setInputFiles([...good, ...bad, unsupported]);
  await expect(page.getByText('共1个文件(txt)暂时不支持上传', { exact: true })).toBeVisible();
  await expect(page.getByText(`${bad.length} 张照片不能上传`).first()).toBeVisible({
    timeout: PATIENCE,
  });
  const list = page.getByRole('list', { name: '上传列表' });
  for (const { name } of bad.slice(0, 3)) {
    const row = list.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(/文件大小不符合要求|文件类型不支持/);
  }
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await expect(
    page.getByText(`成功 ${good.length} 张，失败 ${bad.length} 张`, { exact: true }),
  ).toBeVisible();
  await tabStop(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByText(`${good.length} 张照片`, { exact: true })).toBeVisible();
  const photos = await photosOf(page, '名字');
  expect(photos.length).toBe(good.length);
  for (const { name } of photos) expect(name).not.toMatch(/[\p{Cc}\u202e]|\.\.[\\/]/u);
  expect(dialogs).toEqual([]);
});

const films = fileURLToPath(new URL('../../packages/photo-viewer/src/stories/photos/', import.meta.url));

test('a movie is uploaded with a poster from the browser, and the files of a live photo become one', async ({
  uploadPage: page,
}) => {
  await createAlbum(page, '影片');
  await openUpload(page, '影片');
  const paths = [join(films, 'live.webm'), fixturePath('IMG_7943.MOV'), fixturePath('IMG_7943.HEIC')];
  await selectFiles(page, paths);
  await expectUploaded(page, paths.length);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  const all = await photosOf(page, '影片');
  expect(all.map(({ type }) => type).toSorted()).toEqual([2, 4]);
  // The picture shows the movie, not the black frame before it.
  const movie = all.find(({ type }) => type === 2);
  const [width, path = ''] = movie?.thumbnail.at(-1) ?? [];
  const picture = await (await page.request.get(path)).body();
  const { channels } = await sharp(picture).stats();
  expect((await sharp(picture).metadata()).width).toBe(width);
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  await page.goto('/albums');
  await page.getByRole('link', { name: /影片/ }).click();
  const tile = page.getByRole('gridcell', { name: /视频/ }).locator('img').first();
  await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
