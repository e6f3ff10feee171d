import type { Meta, StoryObj } from '@storybook/react-vite';
import { switchGuide } from '../../docs/guides/Switch.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Switch } from './Switch.tsx';

const meta = {
  id: 'primitives-switch',
  title: 'Primitives/Switch 开关',
  parameters: { guide: switchGuide },
  component: Switch,
  args: { label: 'Private share' },
  render: (args, { globals }) => <Switch {...args} label={translate(globals, '私密分享', 'Private share')} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Off 关' };
export const On: Story = { name: 'On 开', args: { defaultChecked: true } };
export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };
export const DisabledOn: Story = {
  name: 'Disabled On 禁用且开启',
  args: { disabled: true, defaultChecked: true },
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <span style={{ display: 'inline-flex', gap: 16 }}>
      <Switch label={t('地点', 'Places')} disabled={look === 'disabled'} />
      <Switch label={t('日期', 'Dates')} defaultChecked disabled={look === 'disabled'} />
    </span>
  )),
};
