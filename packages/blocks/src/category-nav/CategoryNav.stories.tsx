import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserIcon, CreditCardIcon, CrownIcon, GiftIcon, SettingsIcon } from '@xiangji/ui';
import { expect, waitFor, within } from 'storybook/test';
import { textOf } from '../stories/text.ts';
import { CategoryNav, CategoryPage } from './index.ts';

const categoriesOf = (globals: Record<string, unknown>) =>
  [
    { id: 'basic', icon: <CircleUserIcon />, label: textOf(globals, '基本资料', 'Profile') },
    { id: 'vip', icon: <CrownIcon />, label: textOf(globals, '会员', 'Membership') },
    { id: 'settings', icon: <SettingsIcon />, label: textOf(globals, '设置', 'Settings') },
    { id: 'bills', icon: <CreditCardIcon />, label: textOf(globals, '账单', 'Bills') },
    { id: 'invitation', icon: <GiftIcon />, label: textOf(globals, '邀请好友', 'Invitations') },
  ].map((category) => ({ ...category, link: <a href={`#${category.id}`}>{category.label}</a> }));

const meta = {
  id: 'blocks-categorynav',
  title: 'Blocks/CategoryNav 分类导航',
  component: CategoryNav,
  args: { 'aria-label': '', categories: [], current: 'invitation' },
  render: (args, { globals }) => (
    <CategoryNav
      {...args}
      aria-label={textOf(globals, '账户分类', 'Account categories')}
      categories={categoriesOf(globals)}
    />
  ),
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  tags: ['visual'],
  name: 'Column 竖排',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      textOf(globals, '邀请好友', 'Invitations'),
    );
  },
};

/** The current name stays visible, also when a late font makes all names wider. */
export const RowPhone: Story = {
  tags: ['visual'],
  name: 'Row Phone 横排（手机）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    const current = within(row).getByRole('link', { current: 'page' });
    const isInSight = () => {
      const [around, own] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
      return own.left >= around.left && own.right <= around.right + 1;
    };
    await waitFor(() => expect(isInSight()).toBe(true));
    row.style.letterSpacing = '4px';
    await waitFor(() => expect(isInSight()).toBe(true));
    row.style.letterSpacing = '';
    await waitFor(() => expect(isInSight()).toBe(true));
  },
};

/** The names next to the sections of one category. */
export const Page: Story = {
  name: 'Page 整页',
  render: (args, { globals }) => (
    <CategoryPage
      {...args}
      aria-label={textOf(globals, '账户分类', 'Account categories')}
      categories={categoriesOf(globals)}
    >
      <p>{textOf(globals, '邀请好友', 'Invitations')}</p>
    </CategoryPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};
