import { ImagesIcon, LibraryIcon, Trash2Icon } from '../../src/icon/index.ts';
import { NavRail, SideMenu } from '../../src/nav/index.ts';
import type { Guide } from '../guide.ts';

export const navGuide: Guide = {
  lead: [
    '产品的几个去处：电脑上是侧栏，平板上是窄条。',
    'The places of the product: down the side of a PC, in a narrow rail on a pad.',
  ],
  anatomy: [
    ['SideMenu.Root', '侧栏，nav', 'The side menu, a nav'],
    [
      'SideMenu.Item',
      '一个去处；唯一的子元素是链接，当前的写 aria-current',
      'One place; its only child is the link, the current one says aria-current',
    ],
    ['SideMenu.Section', '下面几处的名字', 'Names the places below it'],
    ['SideMenu.Footer', '末尾：用户、通知', 'At the foot: the user, a notice'],
    ['NavRail.Root', '窄条', 'The rail'],
    ['NavRail.Item', '图标在上、文字在下', 'Picture over word'],
  ],
  keys: [
    ['Tab', '逐个去处', 'Place by place'],
    ['Enter', '前往', 'Goes there'],
  ],
  good: [
    {
      text: ['标出现在在哪', 'Says where one is'],
      show: (
        <SideMenu.Root style={{ width: 200, height: 'auto' }}>
          <SideMenu.Item aria-current="page">
            <a href="#photos">
              <ImagesIcon />
              照片
            </a>
          </SideMenu.Item>
          <SideMenu.Item>
            <a href="#albums">
              <LibraryIcon />
              相册
            </a>
          </SideMenu.Item>
        </SideMenu.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['把操作放进去处里', 'Actions among the places'],
      show: (
        <NavRail.Root style={{ height: 'auto' }}>
          <NavRail.Item>
            <a href="#all">
              <ImagesIcon />
              照片
            </a>
          </NavRail.Item>
          <NavRail.Item>
            <a href="#clear">
              <Trash2Icon />
              清空
            </a>
          </NavRail.Item>
        </NavRail.Root>
      ),
    },
  ],
  parts: { 'SideMenu.Root': SideMenu.Root, 'SideMenu.Item': SideMenu.Item, 'NavRail.Item': NavRail.Item },
};
