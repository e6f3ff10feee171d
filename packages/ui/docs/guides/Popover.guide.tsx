import { Button } from '../../src/button/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { Popover } from '../../src/popover/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { DrawnSheet, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const popoverGuide: Guide = {
  lead: ['按钮旁边的小面板：设置、详情。', 'A small panel next to its trigger, for settings or details.'],
  anatomy: [
    ['Popover.Trigger', '打开它的按钮', 'The button that opens it'],
    [
      'Popover.Anchor',
      '面板靠着的元素，默认是按钮',
      'The element that the panel is next to; by default the trigger',
    ],
    ['Popover.Content', '面板；label 是朗读的名字', 'The panel; label is its accessible name'],
    ['Popover.Close', '关上的按钮', 'A button that closes the panel'],
  ],
  keys: [
    ['Enter Space', '打开，焦点进去', 'Opens the panel and moves the focus into it'],
    ['Tab', '在面板内循环移动', 'Moves through the panel, and from its end to its start'],
    ['Esc', '关上，焦点回到按钮', 'Closes the panel and returns the focus to the trigger'],
  ],
  good: [
    {
      text: ['几个马上生效的设置', 'A few settings that apply immediately'],
      show: (t) => (
        <Opened by={<Button>{t('显示方式', 'View options')}</Button>}>
          <DrawnSheet>
            <Stack gap={2}>
              <Switch label={t('名称', 'Name')} defaultChecked />
              <Switch label={t('日期', 'Date')} />
            </Stack>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['要确认的事：用对话框', 'A confirmation: use a Dialog'],
      show: (t) => (
        <Opened by={<Button tone="critical">{t('删除', 'Delete')}</Button>}>
          <DrawnSheet>
            <Stack gap={3}>
              <span>{t('删除 12 张照片？', 'Delete 12 photos?')}</span>
              <Inline>
                <Button size="small" variant="ghost">
                  {t('取消', 'Cancel')}
                </Button>
                <Button size="small" variant="solid" tone="critical">
                  {t('删除', 'Delete')}
                </Button>
              </Inline>
            </Stack>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  parts: { 'Popover.Content': Popover.Content },
};
