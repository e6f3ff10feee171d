import type { Meta, StoryObj } from '@storybook/react-vite';
import { toggleButtonGuide } from '../../docs/guides/ToggleButton.guide.tsx';
import { StarIcon } from '../icon/index.ts';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  id: 'primitives-togglebutton',
  title: 'Primitives/ToggleButton 切换按钮',
  parameters: { guide: toggleButtonGuide },
  component: ToggleButton,
  argTypes: {
    pressed: {
      description: 'Whether it is down, where its owner keeps that.',
      table: { type: { summary: 'boolean' } },
    },
    defaultPressed: {
      description: 'Whether it is down at first, where it keeps that itself.',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    onPressedChange: {
      description: 'Told of each press.',
      table: { type: { summary: '(pressed: boolean) => void' } },
    },
    icon: {
      description: 'A leading icon; decoration only, the text names what is on.',
      table: { type: { summary: 'ReactNode' } },
    },
    size: {
      control: 'inline-radio',
      options: ['small', 'medium', 'large'],
      table: { defaultValue: { summary: "'medium'" } },
    },
  },
  args: { icon: <StarIcon /> },
  render: (args, { globals }) => (
    <ToggleButton {...args}>{translate(globals, '只看收藏', 'Favourites only')}</ToggleButton>
  ),
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Off 关' };
export const On: Story = { name: 'On 开', args: { defaultPressed: true } };
export const Small: Story = { name: 'Small 小', args: { defaultPressed: true, size: 'small' } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true, defaultPressed: true } };

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <span style={{ display: 'inline-flex', gap: 12 }}>
      <ToggleButton disabled={look === 'disabled'}>{t('只看收藏', 'Favourites')}</ToggleButton>
      <ToggleButton defaultPressed disabled={look === 'disabled'}>
        {t('只看视频', 'Videos')}
      </ToggleButton>
    </span>
  )),
};
