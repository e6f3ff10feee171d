import { Card } from '../../src/card/Card.tsx';
import { Link } from '../../src/link/index.ts';
import type { Guide } from '../guide.ts';

export const cardGuide: Guide = {
  lead: ['一块独立的内容：一个相册、一份账单。', 'A surface for one item: an album, a bill.'],
  anatomy: [
    ['children', '内容，内边距自定', 'The content; set its padding yourself'],
    ['selected', '选中的样子，data-selected', 'The style of a selected card; sets data-selected'],
    [
      'asChild',
      '变成唯一的子元素，如链接：整张可按',
      'Renders its only child instead, e.g. a link: the whole card is clickable',
    ],
  ],
  keys: [['Enter', '卡片是链接时打开', 'Opens the link when the card is a link']],
  good: [
    {
      text: ['整张是一个链接', 'The whole card is one link'],
      show: (t) => (
        <Card asChild style={{ padding: 16, width: 200 }}>
          <a href="#card" style={{ color: 'inherit', textDecoration: 'none' }}>
            {t('外婆的院子', 'Grandmother’s yard')}
          </a>
        </Card>
      ),
    },
  ],
  bad: [
    {
      text: ['卡片套卡片，层次不清', 'A card inside a card: the hierarchy is unclear'],
      show: (t) => (
        <Card style={{ padding: 12 }}>
          <Card style={{ padding: 12 }}>
            <Link href="#nested">{t('外婆的院子', 'Grandmother’s yard')}</Link>
          </Card>
        </Card>
      ),
    },
  ],
};
