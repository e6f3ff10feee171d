import { ContextMenu } from '../../src/context-menu/index.ts';
import { EllipsisIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Box, Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const contextMenuGuide: Guide = {
  lead: [
    '右键、长按或菜单键打开的操作；别处总有同样的操作。',
    'Actions by right click, long press or the menu key; the same ones always exist elsewhere.',
  ],
  anatomy: [
    ['ContextMenu.Root', '状态', 'The state'],
    ['ContextMenu.Trigger', '可以右键的地方', 'The area in which it can be opened'],
    ['ContextMenu.Content', '菜单本身', 'The menu'],
    [
      'ContextMenu.Item',
      '一个操作；shortcut 写出同样的按键',
      'One action; shortcut shows the keys that do the same',
    ],
    ['ContextMenu.CheckboxItem', '开或关', 'On or off'],
    ['ContextMenu.RadioGroup', '其中之一（RadioItem）', 'One of several (RadioItem)'],
    ['ContextMenu.Sub', '下一级菜单（SubTrigger、SubContent）', 'A further menu (SubTrigger, SubContent)'],
    ['ContextMenu.Label', '下面几项的名字', 'Names the actions below it'],
    ['ContextMenu.Separator', '分开两组', 'Parts two groups'],
  ],
  keys: [
    ['Shift+F10', '在有焦点处打开；菜单键也可', 'Opens at the focus; so does the menu key'],
    ['↓ ↑', '移动', 'Moves'],
    ['Home End', '到首项、末项', 'To the first, the last'],
    ['→ ←', '进入、离开下一级', 'Enters, leaves a submenu'],
    ['Enter Space', '执行', 'Does it'],
    ['Esc', '关上，焦点回去', 'Closes; focus returns'],
  ],
  good: [
    {
      text: ['旁边有看得见的同样操作', 'A visible twin beside it'],
      show: (
        <Inline gap={3}>
          <Box background="surfaceSunken" borderRadius="card" padding={5}>
            照片
          </Box>
          <IconButton label="更多">
            <EllipsisIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['唯一的办法藏在右键里', 'The only way hides behind a right click'],
      show: (
        <Box background="surfaceSunken" borderRadius="card" padding={5}>
          右键删除
        </Box>
      ),
    },
  ],
  parts: { 'ContextMenu.Content': ContextMenu.Content, 'ContextMenu.Item': ContextMenu.Item },
};
