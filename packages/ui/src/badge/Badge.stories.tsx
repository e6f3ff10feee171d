import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeGuide } from '../../docs/guides/Badge.guide.tsx';
import { Inline } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { Badge } from './Badge.tsx';

const meta = {
  id: 'primitives-badge',
  title: 'Primitives/Badge 徽标',
  parameters: { guide: badgeGuide },
  component: Badge,
} satisfies Meta<typeof Badge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'Tones 语气',
  render: (_args, { globals }) => (
    <Inline gap={2}>
      <Badge>128</Badge>
      <Badge tone="accent">{translate(globals, '会员', 'VIP')}</Badge>
      <Badge tone="positive">{translate(globals, '已支付', 'Paid')}</Badge>
      <Badge tone="warning">{translate(globals, '还剩 3 天', '3 days left')}</Badge>
      <Badge tone="critical">{translate(globals, '已失效', 'Expired')}</Badge>
      <Badge tone="info">{translate(globals, '私密', 'Private')}</Badge>
    </Inline>
  ),
};
