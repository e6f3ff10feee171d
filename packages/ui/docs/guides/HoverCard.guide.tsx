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
    'A preview that opens on hover over a link. Touch and screen reader users open the link.',
  ],
  anatomy: [
    ['HoverCard.Trigger', '一个链接', 'A link'],
    ['HoverCard.Content', '链接打开后也能看到的内容', 'Only content that the linked page shows too'],
    [
      'openDelay closeDelay',
      'Root 上，打开和关闭前的毫秒数',
      'On Root: milliseconds before it opens and closes',
    ],
  ],
  keys: [['Enter', '打开链接', 'Opens the link']],
  good: [
    {
      text: ['相册链接的预览', 'A preview of the linked album'],
      show: (t) => (
        <Opened by={<Link href="#kyoto">{t('京都', 'Kyoto')}</Link>}>
          <DrawnSheet>
            <Stack gap={1}>
              <Text weight="strong">{t('京都', 'Kyoto')}</Text>
              <Text size="caption" tone="muted">
                {t('248 张照片', '248 photos')}
              </Text>
            </Stack>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['里面放按钮：用 Popover', 'Contains a button: use a Popover instead'],
      show: (t) => (
        <Opened by={<Link href="#kyoto">{t('京都', 'Kyoto')}</Link>}>
          <DrawnSheet>
            <Button size="small">{t('删除', 'Delete')}</Button>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  parts: { 'HoverCard.Content': HoverCard.Content },
};
