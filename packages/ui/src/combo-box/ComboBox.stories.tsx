import type { Meta, StoryObj } from '@storybook/react-vite';
import { comboBoxGuide } from '../../docs/guides/ComboBox.guide.tsx';
import { fieldState, looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { ComboBox } from './ComboBox.tsx';
import type { ComboOption } from './useComboBox.ts';

function albums(globals: Record<string, unknown>): ComboOption<string>[] {
  return [
    { value: 'kyoto', label: translate(globals, '京都红叶', 'Kyoto in autumn'), detail: '248' },
    { value: 'sea', label: translate(globals, '海边三日', 'Three days at the sea'), detail: '61' },
    { value: 'old', label: translate(globals, '老照片', 'Old photographs'), detail: '1,024', disabled: true },
    {
      value: 'long',
      label: translate(
        globals,
        '二零二六年春天我们一家人在京都岚山脚下赏樱花走了很远的路那几天',
        'Those days in the spring of 2026 when all of us walked far below the cherry trees',
      ),
      detail: '5',
    },
  ];
}

/** In an iframe its play function runs, so that the list is open; the list overflows the page's height. */
const openInDocs = { docs: { story: { inline: false, height: '320px' } } };

const meta = {
  id: 'primitives-combobox',
  title: 'Primitives/ComboBox 组合框',
  component: ComboBox,
  args: { label: 'Album', options: [] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: { guide: comboBoxGuide },
  render: (args, { globals }) => (
    <ComboBox
      {...args}
      label={translate(globals, '相册', 'Album')}
      options={albums(globals)}
      error={args.error && translate(globals, '请选择一个相册', 'Choose an album')}
    />
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { name: 'Selected 已选', args: { defaultValue: 'kyoto' } };
export const Empty: Story = { name: 'Empty 空' };
export const Invalid: Story = { name: 'Invalid 有误', args: { error: 'yes', required: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { defaultValue: 'kyoto', disabled: true } };
export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  parameters: openInDocs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const NothingMatches: Story = {
  name: 'Nothing Matches 没有匹配',
  parameters: openInDocs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
  },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <ComboBox
      label={t('移动到', 'Move to')}
      defaultValue="kyoto"
      options={[{ value: 'kyoto', label: t('京都', 'Kyoto') }]}
      {...fieldState(look, t('请选择', 'Choose one'))}
    />
  )),
};
