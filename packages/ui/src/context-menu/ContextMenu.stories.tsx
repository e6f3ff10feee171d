import type { Meta, StoryObj } from '@storybook/react-vite';
import { contextMenuGuide } from '../../docs/guides/ContextMenu.guide.tsx';
import { ImageIcon, ImagePlusIcon, Trash2Icon } from '../icon/index.ts';
import { Box } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { ContextMenu } from './index.ts';

const meta = {
  id: 'primitives-contextmenu',
  title: 'Primitives/ContextMenu 右键菜单',
  parameters: { guide: contextMenuGuide },
  component: ContextMenu.Content,
  render: (_args, { globals }) => (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild>
        <Box
          background="surfaceSunken"
          borderRadius="card"
          padding={7}
          textAlign="center"
          data-testid="place"
        >
          {translate(globals, '右键单击或长按', 'Right click or press long')}
        </Box>
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item icon={<ImageIcon />}>{translate(globals, '查看', 'View')}</ContextMenu.Item>
        <ContextMenu.Item icon={<ImagePlusIcon />}>
          {translate(globals, '设为封面', 'Set as cover')}
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item icon={<Trash2Icon />} tone="critical">
          {translate(globals, '删除', 'Delete')}
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
} satisfies Meta<typeof ContextMenu.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  // In an iframe its play function runs, so that the menu is open.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByTestId('place');
    const { left, top } = place.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: place,
      coords: { clientX: left + 48, clientY: top + 48 },
    });
  },
};
