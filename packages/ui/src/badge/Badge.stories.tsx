import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { say } from '../test/say.ts';
import { badgeGuide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  id: 'primitives-badge',
  title: 'Primitives/Badge 徽标',
  parameters: { guide: badgeGuide },
  component: Badge,
} satisfies Meta<typeof Badge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (_args, { globals }) => (
    <Inline gap={2}>
      <Badge>128</Badge>
      <Badge tone="accent">{say(globals, '会员', 'VIP')}</Badge>
      <Badge tone="positive">{say(globals, '已支付', 'Paid')}</Badge>
      <Badge tone="warning">{say(globals, '还剩 3 天', '3 days left')}</Badge>
      <Badge tone="critical">{say(globals, '已失效', 'Expired')}</Badge>
      <Badge tone="info">{say(globals, '私密', 'Private')}</Badge>
    </Inline>
  ),
};
