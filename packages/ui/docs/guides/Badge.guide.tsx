import { Badge } from '../../src/badge/Badge.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const badgeGuide: Guide = {
  lead: ['说明旁边元素的一个词或一个数。', 'A word or a number about the element next to it.'],
  anatomy: [
    ['children', '一两个字，或一个数', 'One or two words, or a number'],
    ['tone', '状态的颜色；颜色之外总有文字', 'The colour of a state; the text always names the state too'],
  ],
  keys: [],
  good: [
    {
      text: ['短，没有上下文也明白', 'Short, and clear without context'],
      show: (t) => (
        <Inline>
          <Badge tone="positive">{t('已支付', 'Paid')}</Badge>
          <Badge>128</Badge>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['整句话放不进徽标', 'A sentence does not fit in a badge'],
      show: (t) => (
        <Badge tone="warning">
          {t('你的容量快满了请尽快升级', 'Your storage is almost full, please upgrade soon')}
        </Badge>
      ),
    },
  ],
};
