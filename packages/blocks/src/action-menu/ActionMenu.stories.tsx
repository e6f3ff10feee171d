import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar, Card, DownloadIcon, FolderInputIcon, PencilIcon, Share2Icon, Trash2Icon } from '@xiangji/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  ActionBar,
  ActionBottomBar,
  ActionButton,
  ActionContextMenu,
  type ActionList,
  ActionMenu,
} from './index.ts';
import { actionLabels } from './labels.ts';

const onSelect = fn();

function actionsIn(globals: Record<string, unknown>): ActionList {
  const text = (zh: string, english: string) => textOf(globals, zh, english);
  return [
    { id: 'share', icon: <Share2Icon />, label: text('分享', 'Share'), onSelect },
    { id: 'rename', icon: <PencilIcon />, label: text('描述', 'Describe'), onSelect },
    { id: 'move', icon: <FolderInputIcon />, label: text('移动', 'Move'), disabled: true, onSelect },
    'separator',
    { id: 'download', icon: <DownloadIcon />, label: text('下载', 'Download'), inMenu: true, onSelect },
    { id: 'remove', icon: <Trash2Icon />, label: text('删除', 'Delete'), tone: 'critical', onSelect },
  ];
}

const meta = {
  id: 'blocks-actionmenu',
  title: 'Blocks/ActionMenu 操作菜单',
  component: ActionMenu,
  args: { actions: [] },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The actions behind a button. */
export const Menu: Story = {
  tags: ['visual'],
  name: 'Menu 菜单',
  render: (_args, { globals }) => <ActionMenu align="start" actions={actionsIn(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, actionLabels).more }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
    await waitFor(() => expect(screen.getByRole('separator')).toBeVisible());
  },
};

/** The same actions on an element. */
export const OnAnElement: Story = {
  name: 'On An Element 在元素上',
  render: (_args, { globals }) => (
    <ActionContextMenu actions={actionsIn(globals)}>
      <Card style={{ padding: 48, textAlign: 'center' }} data-testid="card">
        {textOf(globals, '右键单击或长按', 'Right click or long press')}
      </Card>
    </ActionContextMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByTestId('card') });
    const [share] = await screen.findAllByRole('menuitem');
    if (share) await userEvent.click(share);
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  },
};

/** The same actions as buttons; seldom ones are in a menu at the end. */
export const Bar: Story = {
  name: 'Bar 条',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <AppBar.Root>
      <AppBar.Browse>
        <AppBar.Title>{textOf(globals, '京都 2026', 'Kyoto 2026')}</AppBar.Title>
        <AppBar.Actions>
          <ActionBar actions={actionsIn(globals)} />
        </AppBar.Actions>
      </AppBar.Browse>
    </AppBar.Root>
  ),
};

/** The same actions at the bottom of a phone. */
export const BottomBar: Story = {
  name: 'Bottom Bar 底栏',
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  render: (_args, { globals }) => (
    <ActionBottomBar label={textOf(globals, '照片', 'Photos')} actions={actionsIn(globals)} />
  ),
};

/** One action of a bar; on a phone only its icon is left. */
export const OneButton: Story = {
  name: 'One Button 单个按钮',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <AppBar.Root>
      <AppBar.Browse>
        <AppBar.Title>{textOf(globals, '京都 2026', 'Kyoto 2026')}</AppBar.Title>
        <AppBar.Actions>
          <ActionButton icon={<Share2Icon />} onClick={onSelect}>
            {textOf(globals, '分享', 'Share')}
          </ActionButton>
        </AppBar.Actions>
      </AppBar.Browse>
    </AppBar.Root>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, '分享', 'Share') }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

export const OneButtonPhone: Story = {
  tags: ['visual'],
  ...OneButton,
  name: 'One Button Phone 单个按钮（手机）',
  globals: { viewport: { value: 'phone' } },
};
