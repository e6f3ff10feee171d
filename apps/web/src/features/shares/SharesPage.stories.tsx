import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type Share } from '@xiangji/api-client/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, quietNetwork } from '../../test/network.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
import { manyShares, share } from '../../test/shares.ts';
import { selectionTexts, shareTexts, storyTexts } from '../../test/storyTexts.ts';

const { shares } = contract;
const withShares = (list: readonly Share[]) => [
  answer(shares.list, { list: [...list], total: list.length, order: 1 }),
  answer(shares.get, ({ params }) => list.find(({ id }) => id === params.id) ?? share({ seed: 1 })),
  answer(shares.resetCode, share({ seed: 3, name: '外婆的院子', code: 'H4MN' })),
  answer(shares.setName, share({ seed: 1, name: '银杏' })),
  ...quietNetwork,
];

const meta = {
  id: 'web-sharespage',
  title: 'Web/SharesPage 分享链接',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/shares' },
  parameters: {
    docs: {
      lead: ['做过的全部链接：看、改、停用。', 'All links that were made: seen, changed, ended.'],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: withShares(manyShares),
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Many: Story = {
  tags: ['visual'],
  name: 'Many 很多',
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: secondaryTexts(globals).shares.list });
  },
};

export const Empty: Story = {
  name: 'Empty 空',
  parameters: { msw: withShares([]) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(secondaryTexts(globals).shares.empty);
  },
};

/** Renamed in place; a frozen share is opened again in one tap. */
export const RepairedAndRenamed: Story = {
  name: 'Repaired And Renamed 修复并改名',
  play: async ({ canvas, userEvent, globals }) => {
    const { shares: page } = secondaryTexts(globals);
    const t = shareTexts(globals);
    const list = within(await canvas.findByRole('list', { name: page.list }));
    await userEvent.click(list.getByRole('button', { name: t.resetCode }));
    await screen.findAllByText(/H4MN/);
    await waitFor(() => expect(list.queryByRole('button', { name: t.resetCode })).toBeNull());
    const more = t.moreOf('京都红叶');
    await userEvent.click(list.getByRole('button', { name: more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.rename }));
    const field = await list.findByRole('textbox', { name: t.name });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '银杏{Enter}');
    const link = await list.findByRole('link', { name: /银杏/ });
    await waitFor(() => expect(link).toHaveFocus());
  },
};

const managing: Play = async ({ canvas, userEvent, globals }) => {
  const { shares: t } = secondaryTexts(globals);
  await canvas.findByRole('list', { name: t.list });
  await userEvent.click(canvas.getByRole('button', { name: selectionTexts(globals).more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.manage }));
  const [first, second] = await canvas.findAllByRole('checkbox');
  if (!first || !second) throw new Error('Nothing is there to choose');
  await userEvent.click(first);
  await userEvent.click(second);
  await canvas.findByText(/2.*(分享辑|collections selected)/);
};

export const ManagingPhone: Story = {
  tags: ['visual', 'english'],
  name: 'Managing Phone 管理（手机）',
  play: managing,
  globals: { viewport: { value: 'phone' } },
};

/** Link, code and what happened in one view; the rules in the other. */
export const Settings: Story = {
  name: 'Settings 设置',
  play: async ({ canvas, userEvent, globals }) => {
    const t = shareTexts(globals);
    const more = t.moreOf('京都红叶');
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.openCard }));
    const dialog = within(await screen.findByRole('dialog', { name: storyTexts(globals).share.cardTitle }));
    await dialog.findByText(/K7P2/);
    await userEvent.click(dialog.getByRole('tab', { name: t.settingsView }));
    await dialog.findByRole('switch', { name: t.keepMetadata });
  },
};
