import { Banner } from '../../src/banner/Banner.tsx';
import { Button } from '../../src/button/index.ts';
import type { Guide } from '../guide.ts';

export const bannerGuide: Guide = {
  lead: ['留在原处、直到解决的消息。', 'A message that stays in its place until it is settled.'],
  anatomy: [
    ['tone', '图标与底色；critical 立即朗读', 'Icon and ground; critical is spoken at once'],
    ['title', '发生了什么', 'What happened'],
    ['children', '为什么，怎么办', 'The reason, and how to fix it'],
    ['action', '一件能做的事', 'One thing to do'],
    ['onDismiss', '给出收起的办法', 'Offers a way to put it away'],
  ],
  keys: [
    ['Tab', '到操作，再到关闭', 'To the action, then to the close button'],
    ['Enter Space', '按下', 'Presses it'],
  ],
  good: [
    {
      text: ['说清事情，给一个办法', 'Says what is the matter and offers one way on'],
      show: <Banner tone="warning" title="空间将满，还剩 2 GB" action={<Button size="small">升级</Button>} />,
    },
  ],
  bad: [
    {
      text: ['只报错，不说怎么办', 'Reports an error and leaves one alone with it'],
      show: <Banner tone="critical" title="错误 40003" />,
    },
  ],
};
