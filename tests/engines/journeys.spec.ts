import { waterfalls } from '../e2e/photoFixtures.ts';
import { button, cell, dialog, field, heading, link, menuItem, option, text } from './screen.ts';
import { test } from './test.ts';
import { uploadAlbum } from './uploads.ts';

const photos = waterfalls.slice(0, 3);
const viewer = dialog('照片浏览');
const more = button('更多');
const position = (index: number) => text(`${index} / ${photos.length}`, { within: viewer });

test('photos are uploaded, selected on the timeline, and looked at in the viewer', async ({
  userScreen: screen,
}) => {
  await uploadAlbum(screen, '瀑布', photos);
  await screen.click(link('照片', { within: { role: 'navigation' } }));
  await screen.sees(heading('照片'));
  await screen.expectCount(cell(), photos.length);
  await screen.expectNoLayoutErrors('the list');

  await screen.choose(more, '管理照片');
  await screen.click(cell(new RegExp(`^${photos[0]?.title}，`)));
  await screen.click(cell(new RegExp(`^${photos[1]?.title}，`)));
  await screen.sees(text('已选择 2 张照片'));
  await screen.click(button('退出管理'));

  await screen.click(cell(new RegExp(`^${photos[0]?.title}，`)));
  await screen.sees(viewer);
  await screen.sees(position(1));
  await screen.tab.press('ArrowRight');
  await screen.sees(position(2));
  await screen.tab.press('ArrowLeft');
  await screen.sees(position(1));
  await screen.tab.press('+');
  // A phone has no buttons to zoom with.
  await screen.seesSelector('[data-zoomed]');
  await screen.tab.press('Escape');
  await screen.expectCount(viewer, 0);
  await screen.expectCount(cell(), photos.length);
});

test('albums are created, arranged into a set, and found again', async ({ userScreen: screen }) => {
  for (const name of ['京都', '奈良', '大阪']) {
    await screen.click(button('新建相册'));
    await screen.fill(field(/^相册名称/, { within: dialog('新建相册') }), name);
    await screen.click(button('新建', { within: dialog('新建相册') }));
    await screen.sees(link(new RegExp(`^${name} `)));
    await screen.expectCount(dialog(), 0);
  }
  await screen.choose(more, '管理相册');
  await screen.drag(option(/^奈良 /), option(/^京都 /));
  await screen.sees(option(/京都&奈良/));
  // The third album goes into the set by keyboard.
  await screen.tab.press('End');
  await screen.seesSelector('li:last-child > [role=option][tabindex="0"]');
  await screen.tab.press('Enter');
  await screen.seesSelector('[data-dragged]');
  await screen.tab.press('Home');
  await screen.seesSelector('[data-intention=into]');
  await screen.tab.press('Enter');
  await screen.expectCount(option(/大阪/), 0);
  await screen.click(button('保存'));
  await screen.expectCount({ role: 'listbox' }, 0);
  await screen.sees(link(/^京都&奈良 /));
  await screen.goto('/albums');
  await screen.click(link(/^京都&奈良 /));
  await screen.sees(heading('京都&奈良'));
  await screen.sees(link(/^奈良 /));
  await screen.sees(link(/^大阪 /));
});

test('a share is created, and opens by its code for a visitor', async ({ userScreen: screen }) => {
  await uploadAlbum(screen, '瀑布', photos);
  await screen.choose(more, '分享相册');
  const share = dialog('分享');
  await screen.click(button('分享', { within: share }));
  await screen.sees(text(/^提取码：/, { within: share }));
  const address = String(
    await screen.tab.evaluate('document.querySelector("[role=dialog] input[readonly]").value'),
  );
  const code = String(
    await screen.tab.evaluate(
      '/提取码：\\s*(\\w{4})/.exec(document.querySelector("[role=dialog]").textContent)[1]',
    ),
  );
  await screen.click(button('完成', { within: share }));
  await screen.click(button(/账户菜单/));
  await screen.click(menuItem('退出登录'));
  await screen.sees(heading('登录相集'));

  await screen.goto(address);
  await screen.sees(heading('请输入提取码'));
  await screen.tab.type(code === '2222' ? '3333' : '2222');
  await screen.sees(text('分享辑验证失败'));
  await screen.tab.type(code.toLowerCase());
  await screen.sees(heading('瀑布'));
  await screen.expectCount(cell(), photos.length);
  await screen.expectNoLayoutErrors('the list');
});
