import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waterfalls } from '../e2e/photoFixtures.ts';
import type { Query } from './inPage/find.ts';
import { button, cell, checkbox, dialog, link, question, type Screen, text } from './screen.ts';
import { test } from './test.ts';
import { uploadAlbum } from './uploads.ts';

const photos = waterfalls.slice(0, 2);
const more = button('更多');
/** Screenshots are taken on request, of every dialog. */
const SHOTS = process.env.ENGINES_SCREENSHOTS
  ? fileURLToPath(new URL('../../test-results/engines', import.meta.url))
  : undefined;

/** Names begin with their order: several places open a dialog of one name. */
async function shoot(screen: Screen, name: string): Promise<void> {
  const info = test.info();
  const folder = join(SHOTS ?? '', info.project.name.replace(' ', '-'));
  mkdirSync(folder, { recursive: true });
  await screen.expectStill();
  const order = String(info.annotations.length).padStart(2, '0');
  info.annotations.push({ type: 'dialog', description: name });
  await screen.tab.screenshot(join(folder, `${order}-${name}.png`));
}

/** Checks the open dialog, closes it by Escape, and waits until it has closed. */
async function checkDialog(screen: Screen, name: string, query: Query): Promise<void> {
  await test.step(name, async () => {
    await screen.sees(query);
    await screen.expectNoLayoutErrors(name);
    if (SHOTS) await shoot(screen, name);
    await screen.expectNothingUnreachable(name);
    await screen.tab.press('Escape');
    await screen.expectCount(query, 0);
  });
}

type Entry = [item: string, query: Query];

async function checkMenu(screen: Screen, trigger: Query, entries: readonly Entry[]): Promise<void> {
  for (const [item, query] of entries) {
    await screen.choose(trigger, item);
    await checkDialog(screen, item, query);
  }
}

const device: Entry = ['在其他设备上打开', dialog('在其他设备上打开')];
const share: Entry = ['分享', dialog('分享')];
const date: Entry = ['更改日期', dialog('更改日期')];
const move: Entry = ['移动到', dialog('移动照片')];

async function checkButtons(screen: Screen, entries: readonly Entry[]): Promise<void> {
  for (const [name, query] of entries) {
    await screen.click(button(name));
    await checkDialog(screen, name, query);
  }
}

async function ofPhotos(screen: Screen): Promise<void> {
  await checkMenu(screen, more, [['编辑相册', dialog('编辑相册')], ['布局', dialog('布局')], device]);
  await screen.choose(more, '分享相册');
  await screen.click(button('分享', { within: dialog('分享') }));
  await screen.sees(button('完成', { within: dialog('分享') }));
  await checkDialog(screen, '新分享辑', dialog('分享'));

  await screen.choose(more, '管理照片');
  await screen.click(cell(new RegExp(`^${photos[0]?.title}，`)));
  await checkButtons(screen, [share, ['编辑描述', dialog('编辑描述')], move, ['删除', question()]]);
  await checkMenu(screen, button(/^更多/, { last: true }), [date]);
  await screen.click(button('退出管理'));
}

async function ofViewer(screen: Screen): Promise<void> {
  const viewer = dialog('照片浏览');
  await screen.click(cell(new RegExp(`^${photos[0]?.title}，`)));
  await checkMenu(screen, button('更多', { within: viewer }), [
    share,
    date,
    move,
    ['设为封面', question()],
    device,
  ]);
  await screen.click(button('删除', { within: viewer }));
  await screen.click(button('删除 1 张照片'));
  await screen.sees(text('1 / 1', { within: viewer }));
}

async function ofAlbums(screen: Screen): Promise<void> {
  await screen.goto('/albums');
  await checkButtons(screen, [['新建相册', dialog('新建相册')]]);
  await checkMenu(screen, more, [
    ['新建相集', dialog('新建相集')],
    ['排序', dialog('排序方式')],
    ['调整顺序', dialog('调整顺序')],
  ]);
  await checkMenu(screen, button('瀑布：更多操作'), [
    ['编辑信息', dialog('编辑相册')],
    ['重命名', dialog('重命名')],
    ['移动到', dialog('移动「瀑布」')],
    share,
    ['删除', question()],
  ]);
}

async function ofShares(screen: Screen): Promise<void> {
  await screen.goto('/shares');
  await checkMenu(screen, button('瀑布：更多操作'), [
    ['链接与设置', dialog('分享辑')],
    ['重置提取码', question()],
    ['续期', dialog('续期')],
    ['结束分享', question()],
  ]);
  await screen.click(link(/瀑布/));
  await screen.sees({ role: 'main', name: '瀑布' });
  await checkMenu(screen, more, [['保存分享辑', dialog(/^保存 1 张照片/)]]);
}

async function ofRecycleBin(screen: Screen): Promise<void> {
  await screen.goto('/oblivion');
  await screen.click(checkbox(new RegExp(String(photos[0]?.title))));
  await checkButtons(screen, [
    ['恢复到原相册', question()],
    ['恢复到其他相册', dialog(/^恢复 1 张照片/)],
    ['彻底删除', dialog(/^彻底删除 1 张照片/)],
  ]);
}

async function ofAccount(screen: Screen): Promise<void> {
  await screen.goto('/account');
  await screen.sees(button('更换头像'));
  await screen.attach('头像', [photos[0]?.path ?? '']);
  await checkDialog(screen, '裁剪头像', dialog('裁剪头像'));
  await screen.goto('/account/vip');
  await checkButtons(screen, [['开通会员', dialog('开通会员')]]);
  await screen.goto('/account/setting');
  await checkButtons(screen, [
    ['修改密码', dialog('修改密码')],
    ['注销账户', dialog('注销账户')],
  ]);
}

test('every dialog shows its content and its buttons', async ({ userScreen: screen }) => {
  await screen.click(button('上传照片'));
  await checkDialog(screen, '上传照片', dialog('上传照片'));
  await uploadAlbum(screen, '瀑布', photos);
  await ofPhotos(screen);
  await ofViewer(screen);
  await ofAlbums(screen);
  await ofShares(screen);
  await ofRecycleBin(screen);
  await ofAccount(screen);
});
