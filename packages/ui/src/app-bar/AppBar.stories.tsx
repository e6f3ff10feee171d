import type { Meta, StoryObj } from '@storybook/react-vite';
import { appBarGuide } from '../../docs/guides/AppBar.guide.tsx';
import { Button } from '../button/index.ts';
import {
  ArrowDownUpIcon,
  FolderInputIcon,
  LayoutGridIcon,
  ListChecksIcon,
  Share2Icon,
  Trash2Icon,
  UploadIcon,
  XIcon,
} from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { translate } from '../test/translate.ts';
import { AppBar } from './index.ts';

const meta = {
  id: 'primitives-appbar',
  title: 'Primitives/AppBar 顶栏',
  component: AppBar.Root,
  parameters: { guide: appBarGuide, layout: 'fullscreen' },
  args: { face: 'browse' },
  render: (args, { globals }) => (
    <AppBar.Root {...args}>
      <AppBar.Browse>
        <AppBar.Title>{translate(globals, '京都 2026', 'Kyoto 2026')}</AppBar.Title>
        <AppBar.Actions>
          <IconButton label={translate(globals, '排序', 'Sort')}>
            <ArrowDownUpIcon />
          </IconButton>
          <IconButton label={translate(globals, '浏览模式', 'Layout')}>
            <LayoutGridIcon />
          </IconButton>
          <IconButton label={translate(globals, '管理照片', 'Select photos')}>
            <ListChecksIcon />
          </IconButton>
          <Button variant="solid" icon={<UploadIcon />}>
            {translate(globals, '上传', 'Upload')}
          </Button>
        </AppBar.Actions>
      </AppBar.Browse>
      <AppBar.Manage>
        <IconButton label={translate(globals, '取消', 'Cancel')}>
          <XIcon />
        </IconButton>
        <AppBar.Count>{translate(globals, '已选择 12 张照片', '12 photos selected')}</AppBar.Count>
        <AppBar.Actions>
          <IconButton label={translate(globals, '分享', 'Share')}>
            <Share2Icon />
          </IconButton>
          <IconButton label={translate(globals, '移动', 'Move')}>
            <FolderInputIcon />
          </IconButton>
          <IconButton label={translate(globals, '删除', 'Delete')} tone="critical">
            <Trash2Icon />
          </IconButton>
        </AppBar.Actions>
      </AppBar.Manage>
    </AppBar.Root>
  ),
} satisfies Meta<typeof AppBar.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Browsing: Story = { tags: ['visual'], name: 'Browsing 浏览' };
export const Managing: Story = { name: 'Managing 管理', args: { face: 'manage' } };
export const PhoneBrowsing: Story = {
  name: 'Phone Browsing 手机浏览',
  globals: { viewport: { value: 'phone' } },
};
export const PhoneManaging: Story = {
  name: 'Phone Managing 手机管理',
  args: { face: 'manage' },
  globals: { viewport: { value: 'phone' } },
};
