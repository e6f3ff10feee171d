import { Card } from '../../src/card/Card.tsx';
import { Link } from '../../src/link/index.ts';
import type { Guide } from '../guide.ts';

export const cardGuide: Guide = {
  lead: ['自成一张的纸：一个相册、一份账单。', 'A sheet of its own: an album, an invoice.'],
  anatomy: [
    ['children', '内容，内边距自定', 'The content; padding is yours'],
    ['selected', '选中的样子，data-selected', 'Chosen looks, data-selected'],
    [
      'asChild',
      '变成唯一的子元素，如链接：整张可按',
      'Becomes its only child, e.g. a link: all of it is pressed',
    ],
  ],
  keys: [['Enter', '卡片是链接时打开', 'Opens it when the card is a link']],
  good: [
    {
      text: ['整张是一个链接', 'The whole card is one link'],
      show: (
        <Card asChild style={{ padding: 16, width: 200 }}>
          <a href="#card" style={{ color: 'inherit', textDecoration: 'none' }}>
            外婆的院子
          </a>
        </Card>
      ),
    },
  ],
  bad: [
    {
      text: ['卡中套卡，层次全失', 'A card in a card: the levels are lost'],
      show: (
        <Card style={{ padding: 12 }}>
          <Card style={{ padding: 12 }}>
            <Link href="#nested">外婆的院子</Link>
          </Card>
        </Card>
      ),
    },
  ],
};
