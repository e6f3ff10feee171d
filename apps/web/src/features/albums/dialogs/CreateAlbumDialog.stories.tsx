import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { album } from '../../../test/albums.ts';
import { answer, quietNetwork, refuse, unanswered } from '../../../test/network.ts';
import { withWorld } from '../../../test/StoryWorld.tsx';
import { storyTexts } from '../../../test/storyTexts.ts';
import { CreateAlbumDialog } from './CreateAlbumDialog.tsx';

const { create } = contract.folders;

/** Unmounted when it has finished, as on the pages that open it. */
function Owned(props: ComponentProps<typeof CreateAlbumDialog>) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    props.onOpenChange(next);
    setOpen(next);
  };
  return <CreateAlbumDialog {...props} open={open} onOpenChange={change} />;
}

const meta = {
  id: 'web-createalbumdialog',
  title: 'Web/CreateAlbumDialog 新建相册 弹窗',
  component: CreateAlbumDialog,
  decorators: [withWorld],
  args: { open: true, onOpenChange: fn() },
  parameters: {
    msw: [answer(create, album({ seed: 1 })), ...quietNetwork],
    docs: {
      lead: [
        '给新相册起名；名字空着或没有建成，就地说明。',
        'Names a new album, and says so where the name is missing or it could not be made.',
      ],
      story: { inline: false, height: '360px' },
    },
  },
} satisfies Meta<typeof CreateAlbumDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Types a name (or nothing) and presses the primary button. */
const submit =
  (name: string): Play =>
  async ({ userEvent, globals }) => {
    const t = storyTexts(globals).albums;
    const field = await screen.findByRole('textbox', { name: t.name });
    if (name) await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: t.confirm }));
  };

export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  play: async ({ globals }) => {
    await expect(await screen.findByRole('textbox', { name: storyTexts(globals).albums.name })).toHaveFocus();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  ...Open,
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};

export const NameMissing: Story = {
  name: 'Name Missing 缺少名称',
  play: async (context) => {
    await submit('')(context);
    await screen.findByText(storyTexts(context.globals).albums.nameRequired);
  },
};

export const Sending: Story = {
  name: 'Sending 正在发送',
  parameters: { msw: [unanswered(create), ...quietNetwork] },
  play: async (context) => {
    await submit('京都红叶')(context);
    const button = screen.getByRole('button', { name: storyTexts(context.globals).albums.confirm });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Created: Story = {
  name: 'Created 已新建',
  render: (args) => <Owned {...args} />,
  play: async (context) => {
    await submit('京都红叶')(context);
    await waitFor(() => expect(context.args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'Refused 被拒绝',
  parameters: {
    msw: [refuse(create, ERROR_CODES.SYSTEM), ...quietNetwork],
    // The toast stands below the dialog.
    docs: { story: { height: '520px' } },
  },
  play: async (context) => {
    await submit('京都红叶')(context);
    await screen.findAllByText(storyTexts(context.globals).errors.system);
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};
