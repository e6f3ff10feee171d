import { Banner } from '../../src/banner/Banner.tsx';
import { Button } from '../../src/button/index.ts';
import type { Guide } from '../guide.ts';

export const bannerGuide: Guide = {
  lead: ['留在原处、直到解决的消息。', 'A message that stays until the problem is resolved.'],
  anatomy: [
    [
      'tone',
      '图标与底色；critical 立即朗读',
      'Sets the icon and background; critical is announced immediately',
    ],
    ['title', '发生了什么', 'What happened'],
    ['children', '为什么，怎么办', 'The cause, and how to fix it'],
    ['action', '一件能做的事', 'One action that the user can take'],
    ['onDismiss', '设置后显示关闭按钮', 'If set, shows a close button that calls it'],
  ],
  keys: [
    ['Tab', '到操作，再到关闭', 'Moves to the action, then to the close button'],
    ['Enter Space', '按下', 'Presses the focused button'],
  ],
  good: [
    {
      text: ['说清事情，给一个办法', 'States the problem and offers one solution'],
      show: (t) => (
        <Banner
          tone="warning"
          title={t('空间将满，还剩 2 GB', 'Storage is almost full: 2 GB left')}
          action={<Button size="small">{t('升级', 'Upgrade')}</Button>}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['只报错，不说怎么办', 'Reports an error without a solution'],
      show: (t) => <Banner tone="critical" title={t('错误 40003', 'Error 40003')} />,
    },
  ],
};
