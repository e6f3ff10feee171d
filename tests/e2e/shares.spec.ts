import { type Browser, devices, expect, type Page } from '@playwright/test';
import { mailedCode, newEmail, PASSWORD } from './account.ts';
import { call, returnToTab, SOON } from './apiCalls.ts';
import { createFilledAlbum, describePhotos, descriptionOf, photoCell, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const ALBUM = '外婆的院子';

/** A visitor with a phone and without an account. */
async function phoneOf(browser: Browser): Promise<Page> {
  const { viewport, userAgent, deviceScaleFactor } = devices['iPhone 13'];
  const context = await browser.newContext({
    ...{ viewport, userAgent, deviceScaleFactor },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  return context.newPage();
}

/** Shares the album by its own menu; returns the link and its code as the dialog shows them. */
async function share(page: Page): Promise<{ link: string; code: string }> {
  await page.goto('/albums');
  await page.getByRole('link', { name: new RegExp(ALBUM) }).click();
  await expect(page.getByRole('heading', { name: ALBUM, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '分享相册' }).click();
  const dialog = page.getByRole('dialog', { name: '分享' });
  await dialog.getByRole('button', { name: '分享', exact: true }).click();
  const link = await dialog.getByLabel('分享链接', { exact: true }).inputValue();
  const code = /[A-Z0-9]{4}$/.exec((await dialog.getByText(/^提取码：/).textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
  return { link, code };
}

const photosOf = (page: Page) => page.getByRole('grid').getByRole('gridcell');

/** Resets the code on the owner's own page of shares; returns the new one. */
async function resetCode(owner: Page): Promise<string> {
  await owner.goto('/shares');
  await owner.getByRole('button', { name: `${ALBUM}：更多操作` }).click();
  await owner.getByRole('menuitem', { name: '重置提取码' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '重置提取码' }).click();
  const message = owner.getByText(/^新提取码：[A-Z0-9]{4}$/).first();
  return /[A-Z0-9]{4}$/.exec((await message.textContent()) ?? '')?.[0] ?? '';
}

test('a share lives: opened on a phone, changed under its visitor, saved from, and ended', {
  tag: '@core',
}, async ({ userPage: owner, browser }) => {
  const [first, second] = waterfalls;
  const photos = waterfalls.slice(0, 5);
  const { photoIds } = await createFilledAlbum(owner, ALBUM, photos);
  await describePhotos(owner, photoIds, photos);
  const saver = newEmail();
  const { link, code } = await share(owner);
  const phone = await phoneOf(browser);
  const refused: string[] = [];
  phone.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });

  await test.step('the copied link opens in one tap, and its code leaves the address', async () => {
    await phone.goto(`${link}#${code}`);
    await expect(phone.getByRole('heading', { name: ALBUM, level: 1 })).toBeVisible();
    await expect(phone.getByText('5 张照片').first()).toBeVisible();
    expect(new URL(phone.url()).hash).toBe('');
    await expect(photosOf(phone)).toHaveCount(5);
  });

  await test.step('a photo opens by touch, shows its time and not its location, and closes where it was', async () => {
    await photoCell(phone, descriptionOf(second)).tap();
    await expect(phone).toHaveURL(/\/s\/[\w-]+\/photos\/\w+$/);
    await phone.getByRole('button', { name: '照片信息' }).tap();
    await expect(phone.getByRole('region', { name: '照片信息' }).getByRole('term')).toHaveText(['时间']);
    await phone.goBack();
    await expect(photosOf(phone)).toHaveCount(5);
  });

  await test.step('a photo that its owner deletes disappears for the visitor, and returns when it is restored', async () => {
    const { undo } = await call<{ undo: string }>(owner, 'DELETE', '/api/file', {
      ids: photoIds.slice(0, 1),
    });
    await returnToTab(phone, () => expect(photosOf(phone)).toHaveCount(4, SOON));
    await call(owner, 'PUT', '/api/files/undo', { undo });
    await returnToTab(phone, () => expect(photosOf(phone)).toHaveCount(5, SOON));
  });

  let newCode = '';
  await test.step('a new code ends the access of visitors; the old one is refused, the new one accepted', async () => {
    newCode = await resetCode(owner);
    const shutOut = phone.getByText('分享者更换了提取码，请输入新的提取码');
    await returnToTab(phone, () => expect(shutOut).toBeVisible(SOON));
    const boxes = phone.getByRole('textbox', { name: '提取码' });
    await boxes.fill(code === newCode ? '2222' : code);
    await expect(phone.getByText('分享辑验证失败')).toBeVisible();
    await expect(phone.getByText('已连续错误1次')).toBeVisible();
    await expect(boxes).toHaveValue('');
    await boxes.fill(newCode.toLowerCase());
    await expect(photosOf(phone)).toHaveCount(5);
  });

  await test.step('saving asks to sign in, and continues after the account was created', async () => {
    await phone.getByRole('button', { name: '保存分享辑' }).tap();
    await phone.getByRole('button', { name: '没有账户？注册' }).tap();
    await phone.getByLabel('邮箱').fill(saver);
    await phone.getByLabel('设置密码').fill(PASSWORD);
    await phone.getByRole('button', { name: '下一步' }).tap();
    await expect(phone.getByText(`验证码已发送至 ${saver}`)).toBeVisible();
    await phone.getByLabel('验证码').fill(mailedCode(saver));
    const dialog = phone.getByRole('dialog', { name: '保存 5 张照片到相册' });
    await dialog.getByRole('button', { name: '保存 5 张照片' }).tap();
    await expect(phone.getByText('照片保存成功', { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await phone.getByRole('button', { name: '保存分享辑' }).tap();
    await dialog.getByRole('button', { name: '保存 5 张照片' }).tap();
    await expect(phone.getByText('这些照片已在您的相册中').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the owner takes a photo out of the share by its menu, and puts it back', async () => {
    await owner.getByRole('link', { name: new RegExp(ALBUM) }).click();
    await expect(photosOf(owner)).toHaveCount(5);
    await photoCell(owner, descriptionOf(first)).click({ button: 'right' });
    await owner.getByRole('menuitem', { name: '取消分享' }).click();
    const question = owner.getByRole('alertdialog');
    await expect(question.getByText('照片取消分享后，分享辑内将无法再看到此照片。')).toBeVisible();
    await question.getByRole('button', { name: '取消分享 1 张照片' }).click();
    await expect(owner.getByText('照片已取消分享', { exact: true }).first()).toBeVisible();
    await expect(photosOf(owner)).toHaveCount(4);
    // A pointer over the toast keeps it open, however long the other check takes.
    await owner.getByRole('button', { name: '撤销' }).hover();
    await returnToTab(phone, () => expect(photosOf(phone)).toHaveCount(4, SOON));
    await owner.getByRole('button', { name: '撤销' }).click();
    await expect(photosOf(owner)).toHaveCount(5);
  });

  await test.step('a visitor notices that the share has ended, and it stays ended for both after a reload', async () => {
    await owner.goto('/shares');
    await owner.getByRole('button', { name: `${ALBUM}：更多操作` }).click();
    await owner.getByRole('menuitem', { name: '结束分享' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: '结束 1 个分享辑' }).click();
    await expect(owner.getByText('分享辑删除成功', { exact: true }).first()).toBeVisible();
    await returnToTab(phone, () => expect(phone.getByText('分享辑已失效')).toBeVisible(SOON));
    await Promise.all([phone.reload(), owner.reload()]);
    await expect(phone.getByText('分享辑已失效')).toBeVisible();
    await expect(owner.getByText('暂无分享辑')).toBeVisible();
    await phone.getByRole('link', { name: '返回首页' }).tap();
    await expect(phone.getByRole('link', { name: new RegExp(`^${ALBUM}.*5 张照片`) })).toBeVisible();
  });
  expect(refused).toEqual([]);
});
