import { SegmentedControl } from '../../src/segmented-control/SegmentedControl.tsx';
import type { Guide } from '../guide.ts';

export const segmentedControlGuide: Guide = {
  lead: ['几种视图之一，按下立即切换。', 'Selects one of a few views; the view changes immediately.'],
  anatomy: [
    ['label', '在选什么，朗读的名字', 'The accessible name: what the user selects'],
    [
      'segment',
      '一种；只有图标时写 aria-label',
      'One option; it needs an aria-label if it shows only an icon',
    ],
  ],
  keys: [
    ['Tab', '到选中的一段，再离开', 'Moves to the selected segment, then out of the control'],
    ['→ ←', '移到下一段、上一段', 'Moves to the next or the previous segment'],
    ['Home End', '到首段、末段', 'Moves to the first or the last segment'],
    ['Enter Space', '选中', 'Selects the focused segment'],
  ],
  good: [
    {
      text: ['两到五段，字数相近', 'Two to five segments with labels of similar length'],
      show: (t) => (
        <SegmentedControl
          label={t('分组', 'Group by')}
          defaultValue="day"
          segments={[
            { value: 'day', label: t('日', 'Day') },
            { value: 'month', label: t('月', 'Month') },
            { value: 'year', label: t('年', 'Year') },
          ]}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['当页面导航：用标签页', 'Navigation between pages: use Tabs'],
      show: (t) => (
        <SegmentedControl
          label={t('设置', 'Settings')}
          defaultValue="account"
          segments={[
            { value: 'account', label: t('账号', 'Account') },
            { value: 'vip', label: t('会员', 'Membership') },
            { value: 'about', label: t('关于', 'About') },
          ]}
        />
      ),
    },
  ],
};
