import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, HeartIcon, ImagesIcon, LibraryIcon, SearchIcon, Share2Icon, Trash2Icon } from '@xiangji/ui';
import { expect, fn, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { AppShell, appShellLabels, PendingBar, UpdateBanner, updateLabels } from './index.ts';

const onDismiss = fn();
const onUpdate = fn();

const placesOf = (globals: Record<string, unknown>) =>
  [
    { id: 'albums', icon: <LibraryIcon />, name: textOf(globals, '相册', 'Albums') },
    { id: 'photos', icon: <ImagesIcon />, name: textOf(globals, '照片', 'Photos') },
    { id: 'favorites', icon: <HeartIcon />, name: textOf(globals, '收藏', 'Favorites') },
    {
      ...{ id: 'shares', icon: <Share2Icon /> },
      name: textOf(globals, '分享辑', 'Share collections'),
      shortName: textOf(globals, '分享辑', 'Shares'),
    },
    { id: 'bin', icon: <Trash2Icon />, name: textOf(globals, '回收站', 'Recycle bin') },
  ].map((place) => ({ ...place, link: <a href={`#${place.id}`}>{place.name}</a> }));

const search = { id: 'search', icon: <SearchIcon />, name: '', link: <a href="#search">/</a>, shortcut: '/' };
const searchOf = (globals: Record<string, unknown>) => ({
  ...search,
  name: textOf(globals, '搜索', 'Search'),
});

/** Simulates a lost network. */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

const meta = {
  id: 'blocks-appshell',
  title: 'Blocks/AppShell 应用外壳',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    ...{ places: [], current: 'photos', product: '', children: null },
    logo: <LibraryIcon size={28} />,
    renderAccount: () => null,
  },
  beforeEach: () => {
    onDismiss.mockReset();
    onUpdate.mockReset();
  },
  render: (args, { globals }) => {
    const user = textOf(globals, '林小满', 'Ada');
    return (
      <AppShell
        {...args}
        places={placesOf(globals)}
        search={args.search && searchOf(globals)}
        product={textOf(globals, '相集', 'Xiangji')}
        renderAccount={(look) => (look === 'wide' ? user : <Avatar name={user} />)}
      >
        <h1>{textOf(globals, '照片', 'Photos')}</h1>
      </AppShell>
    );
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideMenu: Story = {
  tags: ['visual'],
  name: 'Side Menu 侧栏',
  globals: { viewport: { value: 'pc' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { navigation, skip } = labelsOf(globals, appShellLabels);
    const menu = within(canvas.getByRole('navigation', { name: navigation }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(
      textOf(globals, '照片', 'Photos'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: skip })).toHaveFocus();
  },
};
export const Rail: Story = { name: 'Rail 导航条', globals: { viewport: { value: 'pad' } } };

export const WithSearch: Story = {
  name: 'With Search 带搜索',
  args: { search },
  globals: { viewport: { value: 'pc' } },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textOf(globals, '搜索', 'Search') });
    await expect(link).toHaveAttribute('aria-keyshortcuts', '/');
  },
};
export const RailWithSearch: Story = {
  name: 'Rail With Search 带搜索的导航条',
  args: { search },
  globals: { viewport: { value: 'pad' } },
};
export const BottomBar: Story = { name: 'Bottom Bar 底栏', globals: { viewport: { value: 'phone' } } };

const html = '<b>2026</b><br>mail <a href="https://example.com/">example.com</a><img src="x">';

/** Links, emphasis and line breaks are kept; anything else is shown as its text. */
export const Notice: Story = {
  name: 'Notice 公告',
  args: { notice: { html, onDismiss } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [banner] = await canvas.findAllByRole('status');
    if (!banner) throw new Error('There is no notice');
    await expect(within(banner).getByRole('link')).toHaveAttribute('href', 'https://example.com/');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(within(banner).getByRole('button'));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
export const NoticePhone: Story = {
  tags: ['visual'],
  name: 'Notice Phone 公告（手机）',
  args: { notice: { html, onDismiss } },
  globals: { viewport: { value: 'phone' } },
};

export const Offline: Story = {
  name: 'Offline 断网',
  beforeEach: goOffline,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(labelsOf(globals, appShellLabels).offline)).toBeVisible();
  },
};

/** A page that is still loading after a moment. */
export const Pending: Story = {
  name: 'Pending 加载中',
  args: { pending: true },
  play: async ({ canvas, globals }) => {
    const { loading } = labelsOf(globals, appShellLabels);
    await expect(canvas.getByRole('progressbar', { name: loading })).toBeInTheDocument();
  },
};

/** The line alone, for a page outside of a shell. */
export const PendingAlone: Story = {
  name: 'Pending Alone 单独的加载条',
  render: () => <PendingBar />,
};

/** A new version of the application waits until the user accepts it. */
export const Update: Story = {
  name: 'Update 新版本',
  render: () => <UpdateBanner onUpdate={onUpdate} onDismiss={onDismiss} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { update } = labelsOf(globals, updateLabels);
    await userEvent.click(await canvas.findByRole('button', { name: update }));
    await expect(onUpdate).toHaveBeenCalledOnce();
    await expect(onDismiss).not.toHaveBeenCalled();
  },
};
