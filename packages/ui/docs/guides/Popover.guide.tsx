import { Button } from '../../src/button/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { Popover } from '../../src/popover/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { DrawnSheet, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const popoverGuide: Guide = {
  lead: [
    '打开它的东西旁边的一小张纸：设置、详情。',
    'A small sheet beside what opened it: settings, details.',
  ],
  anatomy: [
    ['Popover.Trigger', '打开它的按钮', 'What opens it'],
    ['Popover.Anchor', '另有靠的地方时', 'Where else it should stand by'],
    ['Popover.Content', '纸；label 是朗读的名字', 'The sheet; label names it to the ear'],
    ['Popover.Close', '关上的按钮', 'A button that closes'],
  ],
  keys: [
    ['Enter Space', '打开，焦点进去', 'Opens; focus goes in'],
    ['Tab', '在里面移动，末尾之后出来', 'Moves inside, and out at the end'],
    ['Esc', '关上，焦点回去', 'Closes; focus returns'],
  ],
  good: [
    {
      text: ['几个马上生效的设置', 'A few settings that count at once'],
      show: (
        <Opened by={<Button>显示方式</Button>}>
          <DrawnSheet>
            <Stack gap={2}>
              <Switch label="名称" defaultChecked />
              <Switch label="日期" />
            </Stack>
          </DrawnSheet>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['要确认的事：用对话框', 'Something to confirm: use a Dialog'],
      show: (
        <Opened by={<Button tone="critical">删除</Button>}>
          <DrawnSheet>
            <Stack gap={3}>
              <span>删除 12 张照片？</span>
              <Inline>
                <Button size="small" variant="ghost">
                  取消
                </Button>
                <Button size="small" variant="solid" tone="critical">
                  删除
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
