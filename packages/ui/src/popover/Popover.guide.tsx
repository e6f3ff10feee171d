import { Button } from '../button/index.ts';
import type { Guide } from '../docs/guide.ts';
import { Popover } from './index.ts';

/** What the page of this primitive says beside its stories and props. */
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
      say: ['几个马上生效的设置', 'A few settings that count at once'],
      show: (
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button>显示方式</Button>
          </Popover.Trigger>
          <Popover.Content label="显示方式">按日期</Popover.Content>
        </Popover.Root>
      ),
    },
  ],
  bad: [
    {
      say: ['要确认的事：用对话框', 'Something to confirm: use a Dialog'],
      show: (
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button tone="critical">删除</Button>
          </Popover.Trigger>
          <Popover.Content label="删除">确定？</Popover.Content>
        </Popover.Root>
      ),
    },
  ],
  parts: { 'Popover.Content': Popover.Content },
};
