import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type DateChange, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { photoRefOf } from '../../shared/models/photo.ts';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { photo } from '../../test/photos.ts';
import { withWorld } from '../../test/StoryWorld.tsx';
import { dateChangeTexts, storyTexts } from '../../test/storyTexts.ts';
import { DateDialog } from './DateDialog.tsx';

const { date } = contract.files;
const day = dayOfDate({ year: 2025, month: 11, day: 22 });
const first = photo({ index: 0, day });
const one = { selected: { ids: [first.id] }, count: 1, first: photoRefOf(first) };
const many = { selected: { ids: [first.id, 'p1', 'p2'] }, count: 3, first: photoRefOf(first) };
const DAY = 86_400;
const taken = { first: first.time, last: first.time + 3 * DAY };

/** First and last time after a change, as the server computes it; all clocks ran in one zone. */
function changed({ first: from, last: to }: typeof taken, change: DateChange): typeof taken {
  if (change.mode === 'ABSOLUTE') return { first: change.time, last: change.time };
  const zoneMoved = ({ timezone }: { timezone: number }) => ((first.timezone ?? timezone) - timezone) * 60;
  const kept = change.mode === 'ZONE' && change.keep === 'clock';
  const moved = change.mode === 'RELATIVE' ? change.shift : kept ? 0 : zoneMoved(change);
  return { first: from + moved, last: to + moved };
}

/** The server's reply for photos taken in this time. */
const datePreview = (count: number, before: typeof taken) =>
  answer(date, ({ body }) => {
    const { change } = body as { change: DateChange };
    return { count, undo: null, before, after: changed(before, change) };
  });

const meta = {
  id: 'web-datedialog',
  title: 'Web/DateDialog 修改日期 弹窗',
  component: DateDialog,
  decorators: [withWorld],
  args: { open: true, onOpenChange: fn(), subject: many, onSubmit: fn() },
  parameters: {
    msw: [datePreview(3, taken), ...quietNetwork],
    docs: {
      lead: [
        '改一张或许多张照片的拍摄时间：直接填、整体平移或换时区，先看结果。',
        'When photos were taken: set, shifted together or moved to another zone, with a look at the outcome first.',
      ],
      story: { inline: false, height: '700px' },
    },
  },
} satisfies Meta<typeof DateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const confirm = (globals: Record<string, unknown>, count: number) => {
  const words = globals.locale === 'en' ? { 1: 'Change 1 photo', 3: 'Change 3 photos' } : undefined;
  return screen.findByRole('button', { name: words?.[count as 1 | 3] ?? `更改 ${count} 张照片` });
};

/** A single photo needs no conversion: no tabs. */
export const OnePhoto: Story = {
  tags: ['visual'],
  name: 'One Photo 一张照片',
  args: { subject: one },
  parameters: {
    msw: [datePreview(1, { first: first.time, last: first.time }), ...quietNetwork],
  },
  play: async ({ globals, args, userEvent }) => {
    const t = dateChangeTexts(globals);
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expect(await screen.findByLabelText(t.day)).toHaveValue('2025.11.22');
    const button = await confirm(globals, 1);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'set', time: first.time, timezone: -480 });
  },
};

/** A nonexistent day is not sent as the day typed before: the field shows an error and gets the focus. */
export const InvalidDay: Story = {
  ...OnePhoto,
  name: 'Invalid Day 日期有误',
  play: async ({ globals, args, userEvent }) => {
    const field = await screen.findByLabelText(dateChangeTexts(globals).day);
    const button = await confirm(globals, 1);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.type(field, '2026.2.30');
    await userEvent.click(button);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const opensConvert: Play = async ({ globals, userEvent }) => {
  const t = dateChangeTexts(globals);
  await userEvent.click(await screen.findByRole('tab', { name: t.convert }));
};

/** An hour later, for all. */
export const Shift: Story = {
  name: 'Shift 平移',
  play: async (context) => {
    const { globals, userEvent, args } = context;
    const t = dateChangeTexts(globals);
    await opensConvert(context);
    const button = await confirm(globals, 3);
    await expect(button).toBeDisabled();
    await userEvent.type(await screen.findByLabelText(t.hours), '1');
    await screen.findByText(/13:00.*13:00/);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'shift', seconds: 3_600 }));
  },
};

/** The camera's clock was set to another zone: its time is converted to the right one. */
export const FixZone: Story = {
  name: 'Fix Zone 修正时区',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { globals, userEvent } = context;
    const t = dateChangeTexts(globals);
    await opensConvert(context);
    await userEvent.click(await screen.findByRole('radio', { name: t.fixZone }));
    await userEvent.click(await screen.findByRole('combobox', { name: t.toZone }));
    await userEvent.click(await screen.findByRole('option', { name: 'GMT+9' }));
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(t.keepInstant) }));
    await screen.findByText(/13:00.*13:00/);
    const button = await confirm(globals, 3);
    await waitFor(() => expect(button).toBeEnabled());
  },
};

/** Years out of range: shown as an error, nothing is changed. */
export const BeyondYears: Story = {
  name: 'Beyond Years 超出年份范围',
  play: async (context) => {
    const { globals, userEvent } = context;
    const t = dateChangeTexts(globals);
    await opensConvert(context);
    await userEvent.type(await screen.findByLabelText(t.days), '3000000');
    await screen.findByText(t.outOfRange);
    await expect(await confirm(globals, 3)).toBeDisabled();
  },
};

export const PreviewFails: Story = {
  name: 'Preview Fails 预览失败',
  parameters: { msw: [refuse(date, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ globals }) => {
    await screen.findByText(storyTexts(globals).errors.system);
    await expect(await confirm(globals, 3)).toBeDisabled();
  },
};
