import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { recycleActionLabels } from '@xiangji/blocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { encryptionKey } from '../../test/encryptionKey.ts';
import { answer, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { recycledPage } from '../../test/recycled.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
import { blockTexts, selectionTexts, storyTexts } from '../../test/storyTexts.ts';

const { recycle } = contract;
const withPhotos = (total: number) => [
  answer(recycle.list, ({ query }) => recycledPage(total, Number(query.get('page') ?? 1))),
  answer(contract.auth.key, encryptionKey),
  refuse(recycle.remove, ERROR_CODES.PASSWORD_WRONG, { times: 1 }),
  ...quietNetwork,
];

const meta = {
  id: 'web-recyclepage',
  title: 'Web/RecyclePage 回收站',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/oblivion' },
  parameters: {
    docs: {
      lead: [
        '删掉的照片和相册，还能找回多久，以及彻底删除。',
        'Deleted photos and albums, how long they can be restored, and deleting them permanently.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: withPhotos(52),
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  tags: ['visual'],
  name: 'Selected 已选',
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    canvas.getByText(/3.*(照片|selected)/);
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(recycle.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: secondaryTexts(globals).recycle.title });
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: { msw: [refuse(recycle.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(secondaryTexts(globals).recycle.loadFailed);
  },
};

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  parameters: { msw: withPhotos(0) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(secondaryTexts(globals).recycle.empty);
  },
};

/** The selection of one page is kept on the next. */
export const SelectedOverPages: Story = {
  name: 'Selected Over Pages 跨页选择',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('checkbox');
    if (!first || !second) throw new Error('Nothing is in the bin');
    await userEvent.click(first);
    await userEvent.click(second);
    const pages = within(canvas.getByRole('status', { name: /5/ }).closest('nav') as HTMLElement);
    const [, next] = pages.getAllByRole('button');
    if (!next) throw new Error('The pages cannot be turned');
    await userEvent.click(next);
    await waitFor(() => expect(pages.getByRole('status')).toHaveTextContent('2/5'));
    const [third] = canvas.getAllByRole('checkbox');
    if (!third) throw new Error('The second page is empty');
    await userEvent.click(third);
    canvas.getByText(/3.*(照片|selected)/);
  },
};

/** The other view, which the browser remembers. */
export const GridPhone: Story = {
  name: 'Grid Phone 网格（手机）',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => () => localStorage.removeItem('xiangji.recycle.view'),
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).recycle;
    await canvas.findAllByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: t.showGrid }));
    await canvas.findByRole('button', { name: t.showList });
  },
};

export const SelectedPhone: Story = {
  tags: ['visual', 'english'],
  ...Selected,
  name: 'Selected Phone 已选（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** Everything means all photos in the bin, and the confirmation shows their number. */
export const RemovingAll: Story = {
  name: 'Removing All 全部删除',
  play: async ({ canvas, userEvent, globals }) => {
    const { recycle: t } = secondaryTexts(globals);
    const { errors } = storyTexts(globals);
    await canvas.findAllByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: selectionTexts(globals).more }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: blockTexts(globals, recycleActionLabels).removeAll }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /52/ }));
    const confirm = dialog.getByRole('button', { name: /52/ });
    await userEvent.click(confirm);
    await dialog.findByText(t.passwordRequired);
    await userEvent.type(dialog.getByLabelText(t.password), 'wrong');
    await userEvent.click(confirm);
    await dialog.findByText(errors.passwordWrong);
  },
};
