import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconButtonGuide } from '../../docs/guides/IconButton.guide.tsx';
import { InfoIcon, RotateCwIcon, Share2Icon, Trash2Icon } from '../icon/index.ts';
import { Inline } from '../layout/index.ts';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  id: 'primitives-iconbutton',
  title: 'Primitives/IconButton 图标按钮',
  parameters: { guide: iconButtonGuide },
  component: IconButton,
  argTypes: {
    size: {
      control: 'inline-radio',
      options: ['small', 'medium', 'large'],
      table: { defaultValue: { summary: "'medium'" } },
    },
    tone: {
      description: '`critical` destroys something; `photo` lies over a photograph.',
      control: 'inline-radio',
      options: ['neutral', 'critical', 'photo'],
      table: { defaultValue: { summary: "'neutral'" } },
    },
    shape: {
      control: 'inline-radio',
      options: ['square', 'round'],
      table: { defaultValue: { summary: "'square'" } },
    },
  },
  args: { label: 'Rotate', children: <RotateCwIcon /> },
  render: (args, { globals }) => <IconButton {...args} label={translate(globals, '旋转', 'Rotate')} />,
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };
export const Pressed: Story = { name: 'Pressed 按下', args: { 'aria-pressed': true } };

export const Row: Story = {
  name: 'Row 一排',
  render: (_args, { globals }) => (
    <Inline gap={1}>
      <IconButton label={translate(globals, '分享', 'Share')}>
        <Share2Icon />
      </IconButton>
      <IconButton label={translate(globals, '照片信息', 'Photo details')} size="small">
        <InfoIcon />
      </IconButton>
      <IconButton label={translate(globals, '删除', 'Delete')} tone="critical" size="large" shape="round">
        <Trash2Icon />
      </IconButton>
    </Inline>
  ),
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <Inline gap={3}>
      {(['small', 'medium'] as const).map((size) => (
        <IconButton key={size} size={size} label={t('旋转', 'Rotate')} disabled={look === 'disabled'}>
          <RotateCwIcon />
        </IconButton>
      ))}
      <IconButton label={t('收藏', 'Favourite')} aria-pressed disabled={look === 'disabled'}>
        <Share2Icon />
      </IconButton>
    </Inline>
  )),
};
