import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, dayOfDate, ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { photo } from '../../test/photos.ts';
import { withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { DateDialog } from './DateDialog.tsx';

const { date } = contract.files;
const day = dayOfDate({ year: 2025, month: 11, day: 22 });
const first = photo({ index: 0, day });
const one = { chosen: { ids: [first.id] }, count: 1, first };
const many = { chosen: { ids: [first.id, 'p1', 'p2'] }, count: 3, first };
const span = (from: number) => ({ first: from, last: from + 3 * 86_400 });
const becomes = (time: number) =>
  answer(date, { count: 3, undo: null, before: span(first.time), after: span(time) });

const meta = {
  id: 'web-datedialog',
  title: 'Web/DateDialog 修改日期',
  component: DateDialog,
  decorators: [withWorld],
  args: { open: true, onOpenChange: fn(), subject: many, onSubmit: fn() },
  parameters: {
    msw: [becomes(first.time + 3_600), ...quietNetwork],
    docs: {
      lead: [
        '改一张或许多张照片的拍摄时间：直接填、整体平移或换时区，先看结果。',
        'When photos were taken: told anew, shifted together or moved to another zone, with a look at the outcome first.',
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

/** One photo has nothing to be converted with: no tabs. */
export const OnePhoto: Story = {
  args: { subject: one },
  parameters: {
    msw: [
      answer(date, {
        count: 1,
        undo: null,
        before: { first: first.time, last: first.time },
        after: { first: first.time, last: first.time },
      }),
      ...quietNetwork,
    ],
  },
  play: async ({ globals, args, userEvent }) => {
    const t = storyTexts(globals).photos;
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expect(await screen.findByLabelText(t.dateDay)).toHaveValue('2025.11.22');
    const button = await confirm(globals, 1);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'ABSOLUTE', time: first.time, timezone: -480 });
  },
};

const opensConvert: Play = async ({ globals, userEvent }) => {
  const t = storyTexts(globals).photos;
  await userEvent.click(await screen.findByRole('tab', { name: t.dateConvert }));
};

/** An hour later, for all. */
export const Shift: Story = {
  play: async (context) => {
    const { globals, userEvent, args } = context;
    const t = storyTexts(globals).photos;
    await opensConvert(context);
    const button = await confirm(globals, 3);
    await expect(button).toBeDisabled();
    await userEvent.type(await screen.findByLabelText(t.dateUnits.hours), '1');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ mode: 'RELATIVE', shift: 3_600 }));
  },
};

/** The camera's zone was wrong. */
export const FixZone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { globals, userEvent } = context;
    const t = storyTexts(globals).photos;
    await opensConvert(context);
    await userEvent.click(await screen.findByRole('radio', { name: t.dateFixZone }));
    await screen.findByRole('radio', { name: new RegExp(t.dateKeepInstant) });
    const button = await confirm(globals, 3);
    await waitFor(() => expect(button).toBeEnabled());
  },
};

/** Beyond the years that can be told: said, and not done. */
export const BeyondYears: Story = {
  parameters: { msw: [becomes(2_932_897 * 86_400), ...quietNetwork] },
  play: async ({ globals }) => {
    await screen.findByText(storyTexts(globals).photos.dateBeyond);
    await expect(await confirm(globals, 3)).toBeDisabled();
  },
};

export const PreviewFails: Story = {
  parameters: { msw: [refuse(date, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ globals }) => {
    await screen.findByText(storyTexts(globals).errors.system);
    await expect(await confirm(globals, 3)).toBeDisabled();
  },
};
