import { Button } from '../../src/button/index.ts';
import { HoverCard } from '../../src/hover-card/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { Text } from '../../src/text/index.ts';
import { DrawnSheet, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const hoverCardGuide: Guide = {
  lead: [
    '鼠标停在链接上时的预览；触屏和读屏直接打开链接。',
    'A preview for a mouse that rests on a link; touch and screen readers open the link.',
  ],
  anatomy: [
    ['HoverCard.Trigger', '一个链接', 'A link'],
    ['HoverCard.Content', '链接里都有的内容', 'Only what is behind the link too'],
    ['openDelay closeDelay', 'Root 上，停留的毫秒数', 'On Root, in milliseconds'],
  ],
  keys: [['Enter', '打开链接', 'Opens the link']],
  good: [
    {
      text: ['相册链接的预览', 'A preview of an album'],
      show: (
        <Opened by={<Link href="#kyoto">京都</Link>}>
          <DrawnSheet>
            <Stack gap={1}>
              <Text weight="strong">京都</Text>
              <Text size="caption" tone="muted">
                248 张照片
              </Text>
            </Stack>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['里面放按钮：用 Popover', 'Buttons inside: use a Popover'],
      show: (
        <Opened by={<Link href="#kyoto">京都</Link>}>
          <DrawnSheet>
            <Button size="small">删除</Button>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  parts: { 'HoverCard.Content': HoverCard.Content },
};
