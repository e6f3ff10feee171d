import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '@xiangji/ui';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { DateChangeForm, dateChangeLabels, useDateChange } from './index.ts';

const DAY = 86_400;
const TAKEN = 20_414 * DAY + 12 * 3_600;
const SPAN = { first: TAKEN, last: TAKEN + 3 * DAY };

type FormProps = Omit<ComponentProps<typeof DateChangeForm>, 'state' | 'onClose'>;

/** Shows a shift at once, as a server would answer. */
function Form({ preview, ...props }: FormProps) {
  const [open, setOpen] = useState(true);
  const state = useDateChange({ time: TAKEN, timezone: -480 });
  const seconds = state.change?.kind === 'shift' ? state.change.seconds : 0;
  const after = preview && { first: preview.after.first + seconds, last: preview.after.last + seconds };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Content title={props.labels?.changeDate ?? '更改日期'} size="medium">
        <DateChangeForm
          {...props}
          state={state}
          preview={preview && after && { before: preview.before, after }}
          onClose={() => setOpen(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}

const onSubmit = fn();

const meta = {
  id: 'blocks-datechangeform',
  title: 'Blocks/DateChangeForm 更改日期',
  component: DateChangeForm as ComponentType<FormProps>,
  args: { count: 3, preview: { before: SPAN, after: SPAN }, onSubmit },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => {
    onSubmit.mockReset();
  },
  render: (args, { globals }) => (
    <Form {...args} labels={{ changeDate: labelsOf(globals, dateChangeLabels).changeDate }} />
  ),
} satisfies Meta<FormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One photo has nothing to be converted with: no tabs. */
export const OnePhoto: Story = {
  tags: ['visual'],
  name: 'One Photo 一张照片',
  args: { count: 1 },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, dateChangeLabels);
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: labels.confirm(1) }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kind: 'set', time: TAKEN, timezone: -480 }));
  },
};

export const Shift: Story = {
  name: 'Shift 平移',
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, dateChangeLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.convert }));
    const button = screen.getByRole('button', { name: labels.confirm(3) });
    await expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText(labels.hours), '1');
    await screen.findByText(/13:00.*13:00/);
    await userEvent.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kind: 'shift', seconds: 3_600 }));
  },
};

export const Zone: Story = {
  name: 'Zone 改正时区',
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, dateChangeLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.convert }));
    await userEvent.click(screen.getByRole('radio', { name: labels.fixZone }));
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(labels.keepInstant) }));
    await userEvent.click(screen.getByRole('button', { name: labels.confirm(3) }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ kind: 'zone', timezone: -480, keep: 'instant' }),
    );
  },
};

export const OutOfRange: Story = {
  name: 'Out Of Range 超出范围',
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, dateChangeLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.convert }));
    await userEvent.type(screen.getByLabelText(labels.days), '3000000');
    await screen.findByText(labels.outOfRange);
    await expect(screen.getByRole('button', { name: labels.confirm(3) })).toBeDisabled();
  },
};

/** The preview is not known yet: the button waits. */
export const Loading: Story = {
  name: 'Loading 加载中',
  args: { preview: undefined },
  play: async ({ globals }) => {
    await expect(
      await screen.findByRole('button', { name: labelsOf(globals, dateChangeLabels).confirm(3) }),
    ).toBeDisabled();
  },
};
