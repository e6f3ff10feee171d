import { ImagesIcon, LibraryIcon, Trash2Icon } from '../../src/icon/index.ts';
import { NavRail, SideMenu } from '../../src/nav/index.ts';
import type { Guide } from '../guide.ts';

export const navGuide: Guide = {
  lead: [
    '产品的主要页面：电脑上是侧栏，平板上是窄条。',
    'Links to the main pages of the product: a side menu on a PC, a narrow rail on a tablet.',
  ],
  anatomy: [
    ['SideMenu.Root', '侧栏，nav', 'The side menu, a nav element'],
    [
      'SideMenu.Item',
      '一个页面；唯一的子元素是链接，当前页的链接写 aria-current',
      'One page; its only child is the link. The link of the current page has aria-current',
    ],
    ['SideMenu.Section', '下面几项的标题', 'The heading of the items below it'],
    ['SideMenu.Footer', '末尾：用户、通知', 'The end of the menu: the user, a notice'],
    ['NavRail.Root', '窄条', 'The narrow rail'],
    ['NavRail.Item', '图标在上、文字在下', 'One page, with the icon above the label'],
  ],
  keys: [
    ['Tab', '到下一个链接', 'Moves to the next link'],
    ['Enter', '打开页面', 'Opens the page'],
  ],
  good: [
    {
      text: ['标出当前页面', 'Marks the current page'],
      show: (t) => (
        <SideMenu.Root style={{ width: 200, height: 'auto' }}>
          <SideMenu.Item aria-current="page">
            <a href="#photos">
              <ImagesIcon />
              {t('照片', 'Photos')}
            </a>
          </SideMenu.Item>
          <SideMenu.Item>
            <a href="#albums">
              <LibraryIcon />
              {t('相册', 'Albums')}
            </a>
          </SideMenu.Item>
        </SideMenu.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['把操作放进导航', 'An action among the navigation links'],
      show: (t) => (
        <NavRail.Root style={{ height: 'auto' }}>
          <NavRail.Item>
            <a href="#all">
              <ImagesIcon />
              {t('照片', 'Photos')}
            </a>
          </NavRail.Item>
          <NavRail.Item>
            <a href="#clear">
              <Trash2Icon />
              {t('清空', 'Empty')}
            </a>
          </NavRail.Item>
        </NavRail.Root>
      ),
    },
  ],
  parts: { 'SideMenu.Root': SideMenu.Root, 'SideMenu.Item': SideMenu.Item, 'NavRail.Item': NavRail.Item },
};
