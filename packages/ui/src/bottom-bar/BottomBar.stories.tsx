import type { Meta, StoryObj } from '@storybook/react-vite';
import { bottomBarGuide } from '../../docs/guides/BottomBar.guide.tsx';
import {
  CircleUserIcon,
  FolderInputIcon,
  ImagesIcon,
  LibraryIcon,
  PencilIcon,
  Share2Icon,
  Trash2Icon,
} from '../icon/index.ts';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { BottomBar } from './index.ts';

const meta = {
  id: 'primitives-bottombar',
  title: 'Primitives/BottomBar 底栏',
  component: BottomBar.Root,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: bottomBarGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof BottomBar.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const managing = (globals: Record<string, unknown>, disabled: boolean) => (
  <BottomBar.Root aria-label={translate(globals, '管理照片', 'Selected photos')}>
    <BottomBar.Action icon={<Share2Icon />} disabled={disabled}>
      {translate(globals, '分享', 'Share')}
    </BottomBar.Action>
    <BottomBar.Action icon={<PencilIcon />} disabled={disabled}>
      {translate(globals, '描述', 'Describe')}
    </BottomBar.Action>
    <BottomBar.Action icon={<FolderInputIcon />} disabled={disabled}>
      {translate(globals, '移动', 'Move')}
    </BottomBar.Action>
    <BottomBar.Action icon={<Trash2Icon />} tone="critical" disabled={disabled}>
      {translate(globals, '删除', 'Delete')}
    </BottomBar.Action>
  </BottomBar.Root>
);

export const Managing: Story = {
  name: 'Managing 管理',
  render: (_args, { globals }) => managing(globals, false),
};
export const NothingSelected: Story = {
  name: 'Nothing Selected 未选择',
  render: (_args, { globals }) => managing(globals, true),
};
export const Places: Story = {
  name: 'Places 去处',
  render: (_args, { globals }) => (
    <BottomBar.Places aria-label={translate(globals, '导航', 'Navigation')}>
      <BottomBar.Place>
        <a href="#albums" aria-current="page">
          <LibraryIcon />
          {translate(globals, '相册', 'Albums')}
        </a>
      </BottomBar.Place>
      <BottomBar.Place>
        <a href="#photos">
          <ImagesIcon />
          {translate(globals, '照片', 'Photos')}
        </a>
      </BottomBar.Place>
      <BottomBar.Place>
        <a href="#account">
          <CircleUserIcon />
          {translate(globals, '我的', 'Account')}
        </a>
      </BottomBar.Place>
    </BottomBar.Places>
  ),
};

const looks = looksOfAction((t, look) => (
  <BottomBar.Root aria-label={look} style={{ position: 'static' }}>
    <BottomBar.Action icon={<FolderInputIcon />} disabled={look === 'disabled'}>
      {t('下载', 'Download')}
    </BottomBar.Action>
    <BottomBar.Action icon={<Trash2Icon />} tone="critical" disabled={look === 'disabled'}>
      {t('删除', 'Delete')}
    </BottomBar.Action>
  </BottomBar.Root>
));

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  ...looks,
  name: 'Looks 所有状态',
  parameters: { ...looks.parameters, docs: { story: { height: '520px' } } },
};
