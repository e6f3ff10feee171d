import { SegmentedControl } from '../../src/segmented-control/SegmentedControl.tsx';
import type { Guide } from '../guide.ts';

export const segmentedControlGuide: Guide = {
  lead: ['几种看法之一，一按就变。', 'One of a few views; it changes at once.'],
  anatomy: [
    ['label', '在选什么，朗读的名字', 'What is chosen between, for speech'],
    ['segment', '一种；只有图标时写 aria-label', 'One option; an `aria-label` where it shows only an icon'],
  ],
  keys: [
    ['Tab', '到选中的一段，再离开', 'To the chosen one, then out'],
    ['→ ←', '移到下一段、上一段', 'To the next, the one before'],
    ['Home End', '到首段、末段', 'To the first, the last'],
    ['Enter Space', '选中', 'Chooses'],
  ],
  good: [
    {
      text: ['两到五段，字数相近', 'Two to five, words of like length'],
      show: (
        <SegmentedControl
          label="分组"
          defaultValue="day"
          segments={[
            { value: 'day', label: '日' },
            { value: 'month', label: '月' },
            { value: 'year', label: '年' },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['当页面导航：用标签页', 'To go between pages: use Tabs'],
      show: (
        <SegmentedControl
          label="设置"
          defaultValue="account"
          segments={[
            { value: 'account', label: '账号' },
            { value: 'vip', label: '会员' },
            { value: 'about', label: '关于' },
          ]}
        />
      ),
    },
  ],
};
