import type { Meta, StoryObj } from '@storybook/react-vite';
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
import { say } from '../test/say.ts';
import { bottomBarGuide } from './BottomBar.guide.tsx';
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
  <BottomBar.Root aria-label={say(globals, '管理照片', 'Selected photos')}>
    <BottomBar.Action icon={<Share2Icon />} disabled={disabled}>
      {say(globals, '分享', 'Share')}
    </BottomBar.Action>
    <BottomBar.Action icon={<PencilIcon />} disabled={disabled}>
      {say(globals, '描述', 'Describe')}
    </BottomBar.Action>
    <BottomBar.Action icon={<FolderInputIcon />} disabled={disabled}>
      {say(globals, '移动', 'Move')}
    </BottomBar.Action>
    <BottomBar.Action icon={<Trash2Icon />} tone="critical" disabled={disabled}>
      {say(globals, '删除', 'Delete')}
    </BottomBar.Action>
  </BottomBar.Root>
);

export const Managing: Story = { render: (_args, { globals }) => managing(globals, false) };
export const NothingChosen: Story = { render: (_args, { globals }) => managing(globals, true) };
export const Places: Story = {
  render: (_args, { globals }) => (
    <BottomBar.Places aria-label={say(globals, '导航', 'Navigation')}>
      <BottomBar.Place>
        <a href="#albums" aria-current="page">
          <LibraryIcon />
          {say(globals, '相册', 'Albums')}
        </a>
      </BottomBar.Place>
      <BottomBar.Place>
        <a href="#photos">
          <ImagesIcon />
          {say(globals, '照片', 'Photos')}
        </a>
      </BottomBar.Place>
      <BottomBar.Place>
        <a href="#account">
          <CircleUserIcon />
          {say(globals, '我的', 'Account')}
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

/** Every state side by side. */
export const Looks: Story = {
  ...looks,
  parameters: { ...looks.parameters, docs: { story: { height: '520px' } } },
};
