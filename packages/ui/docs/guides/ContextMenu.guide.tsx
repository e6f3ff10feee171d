import { ContextMenu } from '../../src/context-menu/index.ts';
import { EllipsisIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Box, Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const contextMenuGuide: Guide = {
  lead: [
    '右键、长按或菜单键打开的操作；别处总有同样的操作。',
    'Actions opened by right click, long press or the menu key. Each is also available elsewhere.',
  ],
  anatomy: [
    ['ContextMenu.Root', '开与关', 'Holds the open state'],
    ['ContextMenu.Trigger', '可以右键的地方', 'The area where a right click opens the menu'],
    ['ContextMenu.Content', '菜单本身', 'The menu'],
    [
      'ContextMenu.Item',
      '一个操作；shortcut 显示它的快捷键',
      'One action; shortcut shows its keyboard shortcut',
    ],
    ['ContextMenu.CheckboxItem', '开或关', 'An item that is on or off'],
    ['ContextMenu.RadioGroup', '其中之一（RadioItem）', 'Selects one of several items (RadioItem)'],
    ['ContextMenu.Sub', '下一级菜单（SubTrigger、SubContent）', 'A submenu (SubTrigger, SubContent)'],
    ['ContextMenu.Label', '下面几项的名字', 'The heading of the items below it'],
    ['ContextMenu.Separator', '分开两组', 'Separates two groups of items'],
  ],
  keys: [
    [
      'Shift+F10',
      '在有焦点处打开；菜单键也可',
      'Opens the menu at the focused element; so does the menu key',
    ],
    ['↓ ↑', '移动', 'Moves through the items'],
    ['Home End', '到首项、末项', 'Moves to the first or last item'],
    ['→ ←', '进入、离开下一级', 'Opens or closes a submenu'],
    ['Enter Space', '执行', 'Activates the item'],
    ['Esc', '关上，焦点回到原处', 'Closes the menu; focus returns to where it was'],
  ],
  good: [
    {
      text: ['旁边有看得见的同样操作', 'A visible button next to it offers the same actions'],
      show: (t) => (
        <Inline gap={3}>
          <Box background="surfaceSunken" borderRadius="card" padding={5}>
            {t('照片', 'Photo')}
          </Box>
          <IconButton label={t('更多', 'More')}>
            <EllipsisIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['唯一的办法藏在右键里', 'The action is available only by right click'],
      show: (t) => (
        <Box background="surfaceSunken" borderRadius="card" padding={5}>
          {t('右键删除', 'Right-click to delete')}
        </Box>
      ),
    },
  ],
  parts: { 'ContextMenu.Content': ContextMenu.Content, 'ContextMenu.Item': ContextMenu.Item },
};
