import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkGuide } from '../../docs/guides/Link.guide.tsx';
import { looksOfLink } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Link } from './Link.tsx';

const meta = {
  id: 'primitives-link',
  title: 'Primitives/Link 链接',
  parameters: { guide: linkGuide },
  component: Link,
  args: { href: '#albums' },
  render: (args, { globals }) => (
    <Link {...args}>{translate(globals, '返回相册列表', 'Back to the albums')}</Link>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: 'Rest 静止' };
export const HoverUnderline: Story = { name: 'Hover Underline 悬停时画线', args: { underline: 'hover' } };
export const Muted: Story = { name: 'Muted 次要', args: { tone: 'muted' } };
export const InText: Story = {
  name: 'In Text 在文字里',
  render: (args, { globals }) => (
    <p>
      {translate(
        globals,
        '照片已移到回收站，30 天内可以',
        'The photos are in the recycle bin. For 30 days you can ',
      )}
      <Link {...args}>{translate(globals, '在那里恢复', 'restore them there')}</Link>
      {translate(globals, '。', '.')}
    </p>
  ),
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfLink((t) => (
    <span style={{ display: 'inline-flex', gap: 16 }}>
      <Link href="#album">{t('查看相册', 'Open album')}</Link>
      <Link href="#hover" underline="hover">
        {t('平时无线', 'No line at rest')}
      </Link>
      <Link href="#muted" tone="muted">
        {t('安静', 'Quiet')}
      </Link>
    </span>
  )),
};
