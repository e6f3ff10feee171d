import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { AccountMenu, accountMenuLabels } from './index.ts';

const calls = { onThemeChange: fn(), onLanguageChange: fn(), onOpenAccount: fn(), onSignOut: fn() };

const meta = {
  id: 'blocks-accountmenu',
  title: 'Blocks/AccountMenu 账户菜单',
  component: AccountMenu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    ...calls,
    name: '林木',
    email: 'linmu@example.com',
    getTheme: () => 'auto',
    language: 'zh-CN',
    languages: { 'zh-CN': '简体中文', en: 'English' },
  },
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockReset();
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, accountMenuLabels);
    await userEvent.click(canvas.getByRole('button', { name: `${labels.menu}: 林木` }));
    await waitFor(() => expect(screen.getByText('linmu@example.com')).toBeVisible());
  },
};

export const Theme: Story = {
  name: 'Theme 外观',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, accountMenuLabels);
    await userEvent.click(canvas.getByRole('button'));
    (await screen.findByRole('menuitem', { name: labels.theme })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const dark = await screen.findByRole('menuitemradio', { name: labels.themeDark });
    dark.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls.onThemeChange).toHaveBeenCalledWith('dark'));
  },
};

export const Wide: Story = {
  name: 'Wide 带名字',
  args: { look: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('林木')).toBeVisible();
  },
};
