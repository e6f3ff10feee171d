import type { Meta, StoryObj } from '@storybook/react-vite';
import { dropdownMenuGuide } from '../../docs/guides/DropdownMenu.guide.tsx';
import { Button } from '../button/index.ts';
import { ArrowDownUpIcon, DownloadIcon, FolderInputIcon, Share2Icon, Trash2Icon } from '../icon/index.ts';
import { translate } from '../test/translate.ts';
import { DropdownMenu } from './index.ts';

const meta = {
  id: 'primitives-dropdownmenu',
  title: 'Primitives/DropdownMenu 下拉菜单',
  component: DropdownMenu.Content,
  parameters: { guide: dropdownMenuGuide, docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof DropdownMenu.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  tags: ['visual'],
  name: 'Actions 操作',
  render: (_args, { globals }) => (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button>{translate(globals, '更多', 'More')}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={<Share2Icon />}>{translate(globals, '分享', 'Share')}</DropdownMenu.Item>
        <DropdownMenu.Item icon={<FolderInputIcon />}>
          {translate(globals, '移动到其他相册', 'Move to another album')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<DownloadIcon />} disabled>
          {translate(globals, '下载原图', 'Download original')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<Trash2Icon />} tone="critical" shortcut="Del">
          {translate(globals, '删除', 'Delete')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};

export const Choices: Story = {
  name: 'Choices 可选项',
  render: (_args, { globals }) => (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button icon={<ArrowDownUpIcon />}>{translate(globals, '排序', 'Sort')}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{translate(globals, '排列顺序', 'Order')}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="1">
          <DropdownMenu.RadioItem value="1">
            {translate(globals, '日期从早到晚', 'Oldest first')}
          </DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="2">
            {translate(globals, '日期从晚到早', 'Newest first')}
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.CheckboxItem checked>
          {translate(globals, '显示文件名', 'Show file names')}
        </DropdownMenu.CheckboxItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};
