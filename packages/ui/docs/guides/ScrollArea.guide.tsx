import { Stack } from '../../src/layout/index.ts';
import { ScrollArea } from '../../src/scroll-area/ScrollArea.tsx';
import type { Guide } from '../guide.ts';

const names = ['京都', '奈良', '大阪', '神户', '北海道', '冲绳'];

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
      show: (
        <ScrollArea label="相册" type="always" style={{ height: 96, width: '80%' }}>
          <Stack gap={2}>
            {names.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </Stack>
        </ScrollArea>
      ),
    },
  ],
  bad: [
    {
      text: ['只有两行：不必滚动', 'Two lines do not need scrolling'],
      show: (
        <ScrollArea label="相册" type="always" style={{ height: 28, width: '80%' }}>
          <Stack gap={1}>
            <span>京都</span>
            <span>奈良</span>
          </Stack>
        </ScrollArea>
      ),
    },
  ],
};
