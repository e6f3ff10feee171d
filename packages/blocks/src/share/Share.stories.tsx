import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar, Dialog, EyeIcon } from '@xiangji/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SelectionBar } from '../selection-bar/index.ts';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  EndShareDialog,
  RenewShareDialog,
  ResetCodeDialog,
  SelectableShareTile,
  ShareBarTitle,
  ShareCard,
  ShareDialog,
  ShareGrid,
  ShareHeader,
  type ShareState,
  ShareTile,
  shareLabels,
  useSelectedSharesActions,
} from './index.ts';

const VALIDITY_DAYS = [30, 90, 365, 0];

const shareOf = (globals: Record<string, unknown>, state: ShareState = 'open') => ({
  name: textOf(globals, '京都红叶', 'Kyoto maples'),
  link: 'https://photos.example.com/s/Vk3x9QpL',
  code: 'K7P2',
  rules: { access: state === 'expired' ? 'public' : 'private', days: 30, keepMetadata: false } as const,
  state,
  daysLeft: state === 'expired' ? 0 : 12,
  opens: 18,
  saves: 3,
  failedCodes: 2,
  covers: [coverOf(1), coverOf(2), coverOf(3)],
  count: 24,
});

const onAction = fn();
const handlers = {
  onRename: fn(),
  onRulesChange: fn(),
  onRenew: fn(),
  onResetCode: fn(),
  onEnd: fn(),
  onCopied: fn(),
};

const meta = {
  id: 'blocks-share',
  title: 'Blocks/Share 分享辑',
  component: ShareCard,
  args: { ...handlers, share: shareOf({}), validityDays: VALIDITY_DAYS },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => {
    for (const handler of Object.values(handlers)) handler.mockReset();
  },
  render: (args, { globals }) => (
    <Dialog.Root open>
      <Dialog.Content title={textOf(globals, '分享辑', 'Share collection')} size="small">
        <Dialog.Body>
          <ShareCard
            {...args}
            share={{ ...args.share, name: shareOf(globals).name }}
            visitorLink={<a href="#visitor" />}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof ShareCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  tags: ['visual'],
  name: 'Link 链接',
  play: async ({ globals }) => {
    const labels = labelsOf(globals, shareLabels);
    await screen.findByText(labels.code('K7P2'));
    await expect(screen.getByRole('link', { name: labels.viewAsVisitor })).toHaveAttribute(
      'href',
      '#visitor',
    );
  },
};

export const Frozen: Story = {
  name: 'Frozen 已锁定',
  args: { share: shareOf({}, 'frozen') },
};

export const Expired: Story = {
  name: 'Expired 已过期',
  args: { share: shareOf({}, 'expired') },
  play: async ({ globals }) => {
    const labels = labelsOf(globals, shareLabels);
    await screen.findByText(labels.expired);
    await expect(screen.queryByRole('link', { name: labels.viewAsVisitor })).toBeNull();
  },
};

/** A rule changes at once; a new code is confirmed first. */
export const Settings: Story = {
  name: 'Settings 设置',
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, shareLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.settingsView }));
    await userEvent.click(await screen.findByRole('switch', { name: labels.keepMetadata }));
    await expect(handlers.onRulesChange).toHaveBeenCalledWith({ ...args.share.rules, keepMetadata: true });
    await userEvent.click(screen.getByRole('button', { name: labels.resetCode }));
    const question = await screen.findByRole('alertdialog', { name: labels.resetTitle });
    await waitFor(() => expect(question).toBeVisible());
    await expect(handlers.onResetCode).not.toHaveBeenCalled();
  },
};

export const Tiles: Story = {
  name: 'Tiles 列表',
  parameters: { docs: { story: { inline: true } } },
  render: (_args, { globals }) => (
    <ShareGrid label={textOf(globals, '分享辑', 'Shares')}>
      {(['open', 'frozen', 'expired'] as const).map((state) => (
        <ShareTile
          key={state}
          share={{ ...shareOf(globals, state), name: `${shareOf(globals).name} ${state}` }}
          link={<a href={`#${state}`} />}
          onAction={onAction}
          onRename={handlers.onRename}
          onRepair={handlers.onResetCode}
        />
      ))}
      <SelectableShareTile share={shareOf(globals)} selected onSelectedChange={fn()} />
    </ShareGrid>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, shareLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.resetCode }));
    await expect(handlers.onResetCode).toHaveBeenCalledOnce();
    const name = `${shareOf(globals).name} open`;
    await userEvent.click(canvas.getByRole('button', { name: labels.copyLinkOf(name) }));
    await expect(onAction).toHaveBeenLastCalledWith('copyLink');
    await userEvent.click(canvas.getByRole('button', { name: labels.moreOf(name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: labels.makePublic }));
    await waitFor(() => expect(onAction).toHaveBeenLastCalledWith('setAccess'));
    await userEvent.click(await canvas.findByRole('button', { name: labels.moreOf(name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: labels.rename }));
    const field = await canvas.findByRole('textbox', { name: labels.name });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Nara{Enter}');
    await expect(handlers.onRename).toHaveBeenCalledWith('Nara');
    await waitFor(() => expect(canvas.getByRole('link', { name: /open/ })).toHaveFocus());
  },
};

function SelectionOfShares({ selected, actions }: { selected: string; actions: string }) {
  const list = useSelectedSharesActions({ onAction });
  return (
    <AppBar.Root face="manage">
      <AppBar.Manage>
        <SelectionBar
          {...{ count: 2, allSelected: false, onSelectAll: fn(), onLeave: fn() }}
          actions={list}
          labels={{ selected: () => selected, actions }}
        />
      </AppBar.Manage>
    </AppBar.Root>
  );
}

/** The actions of several shares, in the bar of a selection. */
export const Selected: Story = {
  name: 'Selected 已选择',
  globals: { viewport: { value: 'pc' } },
  render: (_args, { globals }) => (
    <SelectionOfShares
      selected={textOf(globals, '已选择 2 个分享辑', '2 collections selected')}
      actions={textOf(globals, '所选分享辑的操作', 'Actions for the selected collections')}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, shareLabels);
    await userEvent.click(await canvas.findByRole('button', { name: labels.renew }));
    await expect(onAction).toHaveBeenLastCalledWith('renew');
    canvas.getByRole('button', { name: labels.copyLink });
    canvas.getByRole('button', { name: labels.end });
  },
};

export const LoadingTiles: Story = {
  name: 'Loading Tiles 列表加载中',
  parameters: { docs: { story: { inline: true } } },
  render: (_args, { globals }) => <ShareGrid label={textOf(globals, '分享辑', 'Shares')} />,
};

const onSubmit = fn();

/** Submitting without a selection opens the tab of a new share. */
export const Target: Story = {
  name: 'Target 选择分享方式',
  render: (args, { globals }) => (
    <ShareDialog
      open
      onOpenChange={fn()}
      shares={[{ id: 'maples', name: shareOf(globals).name }]}
      defaultName={textOf(globals, '新分享辑', 'New collection')}
      defaultRules={args.share.rules}
      validityDays={VALIDITY_DAYS}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, shareLabels);
    const submit = () => userEvent.click(screen.getByRole('button', { name: labels.share }));
    await userEvent.click(await screen.findByRole('tab', { name: labels.existingShare }));
    await submit();
    await screen.findByText(labels.shareRequired);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: labels.existingShare }));
    await userEvent.click(await screen.findByRole('radio'));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 'maples' }));
  },
};

const onRetry = fn();

/** The existing shares could not be loaded; a new share can still be made. */
export const TargetFailed: Story = {
  name: 'Target Failed 分享辑加载失败',
  render: (args, { globals }) => (
    <ShareDialog
      open
      onOpenChange={fn()}
      shares={undefined}
      failed
      defaultName={textOf(globals, '新分享辑', 'New collection')}
      defaultRules={args.share.rules}
      validityDays={VALIDITY_DAYS}
      {...{ onRetry, onSubmit }}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, shareLabels);
    const share = await screen.findByRole('button', { name: labels.share });
    await expect(share).toBeEnabled();
    await userEvent.click(screen.getByRole('tab', { name: labels.existingShare }));
    const failure = await screen.findByRole('alert');
    await expect(failure).toHaveTextContent(labels.sharesFailed);
    await expect(share).toBeDisabled();
    await userEvent.click(within(failure).getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Renew: Story = {
  name: 'Renew 续期',
  render: () => (
    <RenewShareDialog
      open
      onOpenChange={fn()}
      count={2}
      validityDays={VALIDITY_DAYS}
      defaultDays={30}
      onRenew={onSubmit}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, shareLabels);
    await userEvent.click(await screen.findByRole('radio', { name: labels.ever }));
    await userEvent.click(screen.getByRole('button', { name: labels.renewConfirm(2) }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(0));
  },
};

export const ResetCode: Story = {
  name: 'Reset Code 重置提取码',
  render: () => <ResetCodeDialog open onOpenChange={fn()} onConfirm={onSubmit} />,
};

export const End: Story = {
  name: 'End 结束分享',
  render: () => <EndShareDialog open onOpenChange={fn()} count={2} name="" onConfirm={onSubmit} />,
};

export const Header: Story = {
  name: 'Header 页眉',
  parameters: { docs: { story: { inline: true } }, layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <ShareHeader
      cover={coverOf(1)}
      share={{ ...shareOf(globals), ownerName: textOf(globals, '林木', 'Lin'), access: 'private' }}
    />
  ),
};

export const LoadingHeader: Story = {
  ...Header,
  name: 'Loading Header 页眉加载中',
  render: () => <ShareHeader />,
};

/** The bar shows the name of the share once its header is out of sight. */
export const BarTitle: Story = {
  ...Header,
  name: 'Bar Title 顶栏标题',
  render: (_args, { globals }) => (
    <AppBar.Root>
      <AppBar.Browse>
        <ShareBarTitle
          link={<a href="#home" aria-label={textOf(globals, '首页', 'Home')} />}
          logo={<EyeIcon />}
          product={textOf(globals, '相集', 'Xiangji')}
          name={shareOf(globals).name}
          nameShown
        />
      </AppBar.Browse>
    </AppBar.Root>
  ),
};
