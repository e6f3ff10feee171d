import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkboxGuide } from '../../docs/guides/Checkbox.guide.tsx';
import { Stack } from '../layout/index.ts';
import { looksOfField } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  id: 'primitives-checkbox',
  title: 'Primitives/Checkbox 复选框',
  parameters: { guide: checkboxGuide },
  component: Checkbox,
  args: { label: 'Keep place and camera data' },
  render: (args, { globals }) => (
    <Checkbox {...args} label={translate(globals, '保留位置与相机信息', 'Keep place and camera data')} />
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const States: Story = {
  tags: ['visual'],
  name: 'States 状态',
  render: (_args, { globals }) => (
    <Stack gap={1}>
      <Checkbox label={translate(globals, '已选', 'Chosen')} defaultChecked />
      <Checkbox label={translate(globals, '部分已选', 'Partly chosen')} indeterminate />
      <Checkbox label={translate(globals, '停用', 'Disabled')} disabled />
      <Checkbox label={translate(globals, '停用且已选', 'Disabled and chosen')} disabled defaultChecked />
      <Checkbox label={translate(globals, '必须同意', 'Must be agreed to')} invalid />
    </Stack>
  ),
};
export const LongText: Story = {
  name: 'Long Text 长文字',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <Checkbox
      label={translate(
        globals,
        '访客下载照片时，保留照片里的拍摄位置、相机序列号和原始文件名等信息，默认不保留',
        'When a visitor downloads, keep the place, the serial number of the camera and the original file name; off by default',
      )}
    />
  ),
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfField((t, look) => (
    <span style={{ display: 'inline-flex', gap: 16 }}>
      <Checkbox label={t('原图', 'Originals')} disabled={look === 'disabled'} invalid={look === 'invalid'} />
      <Checkbox
        label={t('地点', 'Places')}
        defaultChecked
        disabled={look === 'disabled'}
        invalid={look === 'invalid'}
      />
      <Checkbox
        label={t('部分', 'Some')}
        indeterminate
        disabled={look === 'disabled'}
        invalid={look === 'invalid'}
      />
    </span>
  )),
};
