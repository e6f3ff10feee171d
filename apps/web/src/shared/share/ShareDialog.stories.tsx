import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { share } from '../../test/shares.ts';
import { shareTexts, storyTexts } from '../../test/storyTexts.ts';
import { ShareDialog } from './ShareDialog.tsx';

const { shares } = contract;
/** Just created: without visitors. */
const made = share({ seed: 1, insight: { opens: 0, saves: 0, failed: 0, days_left: 30 } });
const list = answer(shares.list, { list: [made], total: 1, order: 2 });

const meta = {
  id: 'web-sharedialog',
  title: 'Web/ShareDialog 分享对话框 弹窗',
  component: ShareDialog,
  decorators: [withWorld],
  render: (args) => (
    <InRouter>
      <ShareDialog {...args} />
    </InRouter>
  ),
  args: { open: true, onOpenChange: fn(), content: { albumId: 'album-1' }, name: '京都红叶' },
  parameters: {
    msw: [
      list,
      answer(shares.create, made),
      answer(shares.add, made),
      answer(shares.get, made),
      ...quietNetwork,
    ],
    docs: {
      lead: [
        '为相册或照片做一条链接：名称、有效期、提取码，做好就能复制。',
        'Makes a link to an album or to photos: its name, how long it lasts, its code; then it is there to copy.',
      ],
      story: { inline: false, height: '740px' },
    },
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ userEvent, globals }) => {
  const t = shareTexts(globals);
  await userEvent.click(await screen.findByRole('button', { name: t.share }));
};

export const Ready: Story = {
  tags: ['visual', 'english'],
  name: 'Ready 就绪',
  play: async (context) => {
    await press(context);
    const t = shareTexts(context.globals);
    await expect(await screen.findByLabelText(t.link)).toHaveValue(made.link);
    await screen.findByText(new RegExp(made.code));
  },
};

export const ReadyPhone: Story = {
  tags: ['visual'],
  ...Ready,
  name: 'Ready Phone 就绪（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const WithAnother: Story = {
  name: 'With Another 再分享',
  play: async (context) => {
    const t = shareTexts(context.globals);
    await context.userEvent.click(await screen.findByRole('tab', { name: t.existingShare }));
    await context.userEvent.click(await screen.findByRole('radio', { name: '京都红叶' }));
    await press(context);
    await waitFor(() => expect(context.args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Submitting without a selection opens the New tab. */
export const NothingSelected: Story = {
  name: 'Nothing Selected 未选择',
  parameters: { msw: [answer(shares.list, { list: [], total: 0, order: 2 }), ...quietNetwork] },
  play: async (context) => {
    const t = shareTexts(context.globals);
    await context.userEvent.click(await screen.findByRole('tab', { name: t.existingShare }));
    await press(context);
    await screen.findByText(t.shareRequired);
  },
};

export const Refused: Story = {
  name: 'Refused 被拒绝',
  parameters: {
    msw: [list, refuse(shares.create, ERROR_CODES.NOT_FOUND), ...quietNetwork],
  },
  play: async (context) => {
    await press(context);
    await screen.findAllByText(storyTexts(context.globals).errors.notFound);
  },
};
