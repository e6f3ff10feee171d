import { expect } from '@playwright/test';
import {
  card,
  dragByFinger,
  dragByMouse,
  enterManageMode,
  expectAlbums,
  focusList,
  fromMenu,
  option,
  pickUp,
  saveAndReload,
  seedAlbums,
  walkTo,
} from './albumFixtures.ts';
import { test } from './test.ts';

test(
  'albums are arranged with mouse and keys, and stay so',
  { tag: '@core' },
  async ({ userPage: page }, info) => {
    await seedAlbums(page, ['京都', '大阪', '奈良', '神户', '东京']);

    await enterManageMode(page);
    const merge = { shot: info.outputPath('drag-to-merge-pc.png') };
    await dragByMouse(page, option(page, '奈良'), option(page, '京都'), merge);
    await expect(option(page, '京都&奈良')).toBeVisible();
    // By keyboard: pick up, over another album, drop.
    await focusList(page);
    await walkTo(page, '大阪');
    await pickUp(page);
    await expect(page.getByText('已拿起「大阪」')).toBeAttached();
    await walkTo(page, '神户');
    await expect(page.getByText('在「神户」上，放下后合并为相集「神户&大阪」')).toBeAttached();
    await page.screenshot({ path: info.outputPath('keyboard-merge-pc.png') });
    await page.keyboard.press('Enter');
    await expect(option(page, '神户&大阪')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(option(page, '大阪')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await saveAndReload(page);
    await expect(page.getByText('2 个相集、1 个相册')).toBeVisible();

    // Out of a set by drag: the rest of the set is dissolved, and manage mode shows the top level.
    await card(page, '京都&奈良').click();
    await expect(page.getByRole('heading', { name: '京都&奈良' })).toBeVisible();
    await enterManageMode(page);
    const out = { shot: info.outputPath('move-out-pc.png') };
    await dragByMouse(page, option(page, '京都'), page.getByText('拖到这里移出相集'), out);
    await expect(option(page, '神户&大阪')).toBeVisible();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('1 个相集、3 个相册')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 个相集、3 个相册')).toBeVisible();

    // Custom order: the right quarter of a target means after it.
    await enterManageMode(page);
    await page.getByRole('button', { name: '排序' }).click();
    await page.getByRole('radio', { name: /自定义/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await dragByMouse(page, option(page, '京都'), option(page, '东京'), { part: 0.9 });
    await expect(page.getByText('已放到「东京」后面')).toBeAttached();
    await saveAndReload(page);
    const links = page.getByRole('list', { name: '相册列表' }).getByRole('link');
    await expect
      .poll(async () => (await links.allTextContents()).map((text) => text.slice(0, 2)).join())
      .toMatch(/东京,京都/);

    // A slow press is a press, not a drag.
    await enterManageMode(page);
    await option(page, '京都').click({ delay: 400 });
    await expect(option(page, '京都')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');

    // By keyboard alone: before another, put back, into a set, into its inside, out of it again.
    const expectText = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
    await focusList(page);
    await walkTo(page, '京都');
    await pickUp(page);
    await walkTo(page, '东京');
    await page.keyboard.press('b');
    await expectText('在「东京」前面');
    await page.keyboard.press('Enter');
    await expectText('已放到「东京」前面');
    await pickUp(page);
    await page.keyboard.press('Escape');
    await expectText('已放回，没有改动');
    await pickUp(page);
    await walkTo(page, '神户&大阪');
    await page.keyboard.press('Enter');
    await expectText('已放入相集「神户&大阪」');
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { name: '神户&大阪' })).toBeVisible();
    await walkTo(page, '京都');
    await pickUp(page);
    await page.keyboard.press('o');
    await expectText('放下后移出相集');
    await page.keyboard.press('Enter');
    await expectText('已移出相集');
    await saveAndReload(page);
    await expect(page.getByText('1 个相集、3 个相册')).toBeVisible();
    await expect.poll(async () => (await links.allTextContents()).join()).toMatch(/神户&大阪[^,]*,京都/);

    // Leaving with unsaved work asks first.
    await enterManageMode(page);
    await page.getByRole('button', { name: '新建相册' }).last().click();
    await page.getByRole('navigation').getByRole('link', { name: '照片' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '继续整理' }).click();
    await page.getByRole('navigation').getByRole('link', { name: '照片' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃改动' }).click();
    await expect(page.getByRole('heading', { name: '照片', level: 1 })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('albums are arranged with a finger, and stay so', async ({ userPage: page }, info) => {
    await seedAlbums(page, ['海边', '雪山', '草原', '沙漠']);
    await enterManageMode(page);
    const shot = info.outputPath('drag-to-merge-phone.png');
    await dragByFinger(page, option(page, '雪山'), option(page, '海边'), shot);
    await expect(option(page, '海边&雪山')).toBeVisible();
    await option(page, '草原').tap();
    await option(page, '沙漠').tap();
    await page.screenshot({ path: info.outputPath('merge-by-button-phone.png') });
    await page.getByRole('button', { name: '合并为相集' }).tap();
    await expect(option(page, '草原&沙漠').or(option(page, '沙漠&草原'))).toBeVisible();
    await saveAndReload(page);
    await expect(page.getByText('2 个相集、0 个相册')).toBeVisible();

    await card(page, '海边&雪山').tap();
    await enterManageMode(page);
    const out = info.outputPath('move-out-phone.png');
    await dragByFinger(page, option(page, '海边'), page.getByText('拖到这里移出相集'), out);
    await page.getByRole('button', { name: '保存', exact: true }).tap();
    await expect(page.getByText('1 个相集、2 个相册')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 个相集、2 个相册')).toBeVisible();
    await fromMenu(page, '排序');
    await page.getByRole('radio', { name: '名称从 Z 到 A' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('1 个相集、2 个相册')).toBeVisible();
    // Which of the two names comes first depends on the order in which they were created, within a millisecond.
    const isGrass = await card(page, '草原&沙漠').isVisible();
    await expectAlbums(page, isGrass ? ['雪山', '海边', '&'] : ['雪山', '&', '海边']);
  });
});
