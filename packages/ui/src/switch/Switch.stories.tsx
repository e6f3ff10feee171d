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

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

/** Every state side by side. */
export const Looks: Story = looksOfAction((t, look) => (
  <span style={{ display: 'inline-flex', gap: 16 }}>
    <Switch label={t('地点', 'Places')} disabled={look === 'disabled'} />
    <Switch label={t('日期', 'Dates')} defaultChecked disabled={look === 'disabled'} />
  </span>
));
