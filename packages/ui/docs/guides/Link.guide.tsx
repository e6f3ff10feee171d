import { Button } from '../../src/button/index.ts';
import { Link } from '../../src/link/Link.tsx';
import type { Guide } from '../guide.ts';

export const linkGuide: Guide = {
  lead: ['去别的地方。', 'A way to another place.'],
  anatomy: [
    ['href', '去哪里；没有就是按钮', 'Where to; without one it is a button'],
    ['plain', '平时不画线', 'No line at rest'],
    ['tone', '强调或安静', 'Accent or muted'],
    ['asChild', '把外观交给路由链接', 'Puts the looks on a router’s link'],
  ],
  keys: [['Enter', '打开', 'Opens it']],
  good: [
    {
      text: ['文字说出去处', 'The words name the place'],
      show: (
        <span>
          容量不够时可以<Link href="#vip">升级会员</Link>。
        </span>
      ),
    },
  ],
  bad: [
    {
      text: ['“点击这里”', 'Click here'],
      show: (
        <span>
          升级会员请<Link href="#here">点击这里</Link>。
        </span>
      ),
    },
    {
      text: ['删除不是去处，用按钮', 'Deleting is no place: use a button'],
      show: (
        <Button tone="critical" variant="ghost">
          删除
        </Button>
      ),
    },
  ],
};
