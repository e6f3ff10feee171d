import type { Meta, StoryObj } from '@storybook/react-vite';
import { navGuide } from '../../docs/guides/Nav.guide.tsx';
import { Avatar } from '../avatar/index.ts';
import { ImagesIcon, LibraryIcon, Share2Icon, Trash2Icon } from '../icon/index.ts';
import { Inline } from '../layout/index.ts';
import { looksOfLink } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { NavRail, SideMenu } from './index.ts';

const meta = {
  id: 'primitives-sidemenu-and-navrail',
  title: 'Primitives/SideMenu and NavRail 侧栏与导航条',
  component: SideMenu.Root,
  parameters: { guide: navGuide, layout: 'fullscreen' },
} satisfies Meta<typeof SideMenu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (globals: Record<string, unknown>) => [
  { href: '#albums', icon: <LibraryIcon />, name: translate(globals, '相册', 'Albums') },
  { href: '#photos', icon: <ImagesIcon />, name: translate(globals, '照片', 'Photos') },
  { href: '#shares', icon: <Share2Icon />, name: translate(globals, '分享辑', 'Shares') },
  { href: '#oblivion', icon: <Trash2Icon />, name: translate(globals, '回收站', 'Recycle bin') },
];

export const Side: Story = {
  name: 'Side 侧栏',
  render: (_args, { globals }) => (
    <div style={{ height: 520, display: 'flex' }}>
      <SideMenu.Root>
        <SideMenu.Section>{translate(globals, '相集', 'Xiangji')}</SideMenu.Section>
        {places(globals).map(({ href, icon, name }, index) => (
          <SideMenu.Item key={href}>
            <a href={href} aria-current={index === 0 ? 'page' : undefined}>
              {icon}
              {name}
            </a>
          </SideMenu.Item>
        ))}
        <SideMenu.Footer>
          <Inline gap={2} paddingX={2}>
            <Avatar name={translate(globals, '林小满', 'Ada')} />
            {translate(globals, '林小满', 'Ada')}
          </Inline>
        </SideMenu.Footer>
      </SideMenu.Root>
    </div>
  ),
};

export const Rail: Story = {
  name: 'Rail 导航条',
  render: (_args, { globals }) => (
    <div style={{ height: 420, display: 'flex' }}>
      <NavRail.Root>
        {places(globals).map(({ href, icon, name }, index) => (
          <NavRail.Item key={href}>
            <a href={href} aria-current={index === 1 ? 'page' : undefined}>
              {icon}
              {name}
            </a>
          </NavRail.Item>
        ))}
      </NavRail.Root>
    </div>
  ),
};

const looks = looksOfLink((t, look) => (
  <div style={{ display: 'flex', alignItems: 'flex-start', gap: 24 }}>
    <SideMenu.Root aria-label={`${t('侧栏', 'Side')} ${look}`} style={{ width: 200, minHeight: 0 }}>
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
    <NavRail.Root aria-label={`${t('窄条', 'Rail')} ${look}`} style={{ minHeight: 0 }}>
      <NavRail.Item aria-current="page">
        <a href="#rail-photos">
          <ImagesIcon />
          {t('照片', 'Photos')}
        </a>
      </NavRail.Item>
      <NavRail.Item>
        <a href="#rail-albums">
          <LibraryIcon />
          {t('相册', 'Albums')}
        </a>
      </NavRail.Item>
    </NavRail.Root>
  </div>
));

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  ...looks,
  name: 'Looks 所有状态',
  parameters: { ...looks.parameters, layout: 'padded' },
};
