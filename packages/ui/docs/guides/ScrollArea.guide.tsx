import { Stack } from '../../src/layout/index.ts';
import { ScrollArea } from '../../src/scroll-area/ScrollArea.tsx';
import type { Guide } from '../guide.ts';

const names = [
  ['京都', 'Kyoto'],
  ['奈良', 'Nara'],
  ['大阪', 'Osaka'],
  ['神户', 'Kobe'],
  ['北海道', 'Hokkaido'],
  ['冲绳', 'Okinawa'],
] as const;

export const scrollAreaGuide: Guide = {
  lead: [
    '在自己的框里滚动，细滚动条，各平台一样。',
    'A box that scrolls, with the same thin scrollbars on every platform.',
  ],
  anatomy: [
    ['viewport', '真正滚动的元素，可用键盘', 'The element that scrolls, with the keyboard too'],
    ['scrollbars', '纵、横或两者', 'Vertical, horizontal or both'],
    ['type', '何时显示滚动条', 'When the scrollbars are shown'],
  ],
  keys: [['↓ ↑ PageDown Home End', '滚动', 'Scrolls the content']],
  good: [
    {
      text: ['对话框里的长清单', 'A long list in a dialog'],
      show: (t) => (
        <ScrollArea label={t('相册', 'Albums')} type="always" style={{ height: 96, width: '80%' }}>
          <Stack gap={2}>
            {names.map(([zh, en]) => (
              <span key={en}>{t(zh, en)}</span>
            ))}
          </Stack>
        </ScrollArea>
      ),
    },
  ],
  bad: [
    {
      text: ['只有两行：不必滚动', 'Two lines do not need scrolling'],
      show: (t) => (
        <ScrollArea label={t('相册', 'Albums')} type="always" style={{ height: 28, width: '80%' }}>
          <Stack gap={1}>
            <span>{t('京都', 'Kyoto')}</span>
            <span>{t('奈良', 'Nara')}</span>
          </Stack>
        </ScrollArea>
      ),
    },
  ],
};
