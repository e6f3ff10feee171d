import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, type ErrorCode } from '@xiangji/api-client/contract';
import { sharedPhotoActionLabels } from '@xiangji/blocks';
import { darkTheme } from '@xiangji/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { encryptionKey } from '../../test/encryptionKey.ts';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { signedOutConfig } from '../../test/people.ts';
import { library } from '../../test/photos.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { share } from '../../test/shares.ts';
import {
  blockTexts,
  codeEntryTexts,
  photoInfoTexts,
  selectionTexts,
  storyTexts,
} from '../../test/storyTexts.ts';
import { publicShareCalls, visited } from '../../test/visits.ts';

const { publicShare, shares, account, auth } = contract;
const photos = library({ days: 6, perDay: 5 });
const signedOut = answer(account.config, signedOutConfig);
const phone = { viewport: { value: 'phone' } };

const meta = {
  id: 'web-publicsharepage',
  title: 'Web/PublicSharePage 访问分享',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/s/Vk3x9QpL' },
  parameters: {
    docs: {
      lead: [
        '拿到链接的人看到的：提取码、照片、下载。',
        'What somebody with a link sees: the code, the photos, the download.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [signedOut, ...publicShareCalls(photos), ...quietNetwork],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A server that answers every code with this reply. */
const accessCheck = (code: ErrorCode, data?: Parameters<typeof refuse>[2]) => [
  signedOut,
  refuse(publicShare.get, ERROR_CODES.SHARE_NOT_AUTH),
  answer(auth.key, encryptionKey),
  refuse(publicShare.auth, code, data),
  ...quietNetwork,
];

const typeCode: Play = async ({ canvas, globals }) => {
  const t = codeEntryTexts(globals);
  const boxes = await canvas.findByRole('textbox', { name: t.code });
  await userEvent.type(boxes, 'K7P2');
};

const seen: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: '京都红叶' });
  await canvas.findAllByRole('gridcell');
};

export const Open: Story = { tags: ['visual'], name: 'Open 已打开', play: seen };

/** Sent when the fourth box is full; a wrong code is cleared, and the next can be typed at once. */
export const WrongCode: Story = {
  name: 'Wrong Code 提取码错误',
  parameters: { msw: accessCheck(ERROR_CODES.SHARE_AUTH_FAILED, { times: 2 }) },
  play: async (context) => {
    await typeCode(context);
    const { canvas, globals } = context;
    const t = codeEntryTexts(globals);
    await canvas.findByText(t.failed);
    const boxes = canvas.getByRole('textbox', { name: t.code });
    await expect(boxes).toHaveValue('');
    await expect(boxes).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t.open })).toBeDisabled();
  },
};

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1_000) + minutes * 60 - 5;

export const WaitingPhone: Story = {
  tags: ['visual'],
  name: 'Waiting Phone 等待（手机）',
  globals: phone,
  parameters: {
    msw: accessCheck(ERROR_CODES.SHARE_AUTH_FREEZING, () => ({ times: 5, timestamp: inMinutes(10) })),
  },
  play: async (context) => {
    await typeCode(context);
    const { canvas, globals } = context;
    await canvas.findByText(codeEntryTexts(globals).freezing);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/10/);
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Ended: Story = {
  name: 'Ended 已结束',
  parameters: { msw: [signedOut, refuse(publicShare.get, ERROR_CODES.SHARE_INVALID), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    const { errors, publicShare } = storyTexts(globals);
    await canvas.findByText(errors.shareInvalid);
    await canvas.findByRole('link', { name: publicShare.home });
  },
};

export const OpenPhone: Story = {
  tags: ['visual', 'english'],
  name: 'Open Phone 已打开（手机）',
  globals: phone,
  play: seen,
};

/** The owner selects photos, and removes them from the share after a confirmation. */
export const OwnerCancels: Story = {
  name: 'Owner Cancels 主人取消分享',
  parameters: {
    msw: [
      answer(shares.get, share({ seed: 1 })),
      answer(shares.list, { list: [], total: 0, order: 1 }),
      ...publicShareCalls(photos, visited({ total: photos.total, owner: true })),
      ...quietNetwork,
    ],
  },
  play: async (context) => {
    await seen(context);
    const { canvas, globals } = context;
    const { publicShare: t, photos: words } = storyTexts(globals);
    await userEvent.click(canvas.getByRole('button', { name: words.more }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: blockTexts(globals, sharedPhotoActionLabels).manage }),
    );
    // The menu has closed when the exit button has the focus.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: selectionTexts(globals).leave })).toHaveFocus(),
    );
    const [first, second] = await canvas.findAllByRole('gridcell');
    if (!first || !second) throw new Error('Nothing is there to choose');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(
      canvas.getByRole('button', { name: blockTexts(globals, sharedPhotoActionLabels).cancel }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(t.cancelText);
  },
};

/** Saving needs an account; the sign-in replaces the share, with the way back. */
export const SaveAsksFirst: Story = {
  name: 'Save Asks First 保存前询问',
  play: async (context) => {
    await seen(context);
    const { canvas, globals } = context;
    const { publicShare: t, auth: words } = storyTexts(globals);
    await userEvent.click(
      canvas.getByRole('button', { name: blockTexts(globals, sharedPhotoActionLabels).saveAll }),
    );
    await screen.findByRole('heading', { name: words.signInTitle });
    await screen.findByRole('button', { name: t.backToShare });
  },
};

/** The menu of the viewer is as dark as the viewer, in every theme. */
export const PhotoMenu: Story = {
  name: 'Photo Menu 照片菜单',
  args: { path: '/s/Vk3x9QpL/photos/p3' },
  play: async ({ globals }) => {
    const { photos: words } = storyTexts(globals);
    const viewer = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.click(await viewer.findByRole('button', { name: words.more }));
    await expect(await screen.findByRole('menu')).toHaveClass(darkTheme);
  },
};

/** A photo with the facts that a visitor may see. */
export const PhotoPhone: Story = {
  tags: ['visual'],
  name: 'Photo Phone 照片（手机）',
  args: { path: '/s/Vk3x9QpL/photos/p3' },
  globals: phone,
  play: async ({ globals }) => {
    const { viewer } = storyTexts(globals);
    await userEvent.click(await screen.findByRole('button', { name: viewer.info }));
    const panel = within(await screen.findByRole('region', { name: viewer.info }));
    await panel.findByText(photoInfoTexts(globals).time);
  },
};
