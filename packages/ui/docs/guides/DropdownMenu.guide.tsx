import { Button } from '../../src/button/index.ts';
import { DropdownMenu } from '../../src/dropdown-menu/index.ts';
import { EllipsisIcon, PencilIcon, Share2Icon, Trash2Icon, UploadIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { DrawnItem, DrawnMenu, DrawnSeparator, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const dropdownMenuGuide: Guide = {
  lead: ['按钮后面的几个操作或选择。', 'A menu of actions or options that a button opens.'],
  anatomy: [
    ['DropdownMenu.Trigger', '打开它的按钮', 'The button that opens it'],
    ['DropdownMenu.Content', '菜单本身', 'The menu'],
    [
      'DropdownMenu.Item',
      '一个操作；shortcut 显示它的快捷键',
      'One action; shortcut shows its keyboard shortcut',
    ],
    ['DropdownMenu.CheckboxItem', '开或关', 'An item that is on or off'],
    ['DropdownMenu.RadioGroup', '其中之一（RadioItem）', 'Selects one of several items (RadioItem)'],
    ['DropdownMenu.Sub', '下一级菜单（SubTrigger、SubContent）', 'A submenu (SubTrigger, SubContent)'],
    ['DropdownMenu.Label', '下面几项的名字', 'The heading of the items below it'],
    ['DropdownMenu.Separator', '分开两组', 'Separates two groups of items'],
  ],
  keys: [
    ['Enter Space ↓', '打开，焦点到首项', 'Opens the menu and focuses the first item'],
    ['↓ ↑', '移动', 'Moves through the items'],
    ['Home End', '到首项、末项', 'Moves to the first or last item'],
    ['A–Z', '到以此开头的一项', 'Moves to the next item that starts with this letter'],
    ['→ ←', '进入、离开下一级', 'Opens or closes a submenu'],
    ['Esc', '关上，焦点回到按钮', 'Closes the menu; focus returns to the button'],
  ],
  good: [
    {
      text: ['危险的在最后，隔开', 'The destructive action is last, after a separator'],
      show: (t) => (
        <Opened
          by={
            <IconButton label={t('更多', 'More')}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          <DrawnMenu>
            <DrawnItem icon={<PencilIcon />}>{t('改名', 'Rename')}</DrawnItem>
            <DrawnItem icon={<Share2Icon />}>{t('分享', 'Share')}</DrawnItem>
            <DrawnSeparator />
            <DrawnItem icon={<Trash2Icon />} tone="critical">
              {t('删除相册', 'Delete album')}
            </DrawnItem>
          </DrawnMenu>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['只有一个操作的菜单：直接放按钮', 'A menu with one action: use a button instead'],
      show: (t) => (
        <Opened by={<Button>{t('操作', 'Actions')}</Button>}>
          <DrawnMenu>
            <DrawnItem icon={<UploadIcon />}>{t('上传', 'Upload')}</DrawnItem>
          </DrawnMenu>
        </Opened>
      ),
    },
  ],
  parts: { 'DropdownMenu.Content': DropdownMenu.Content, 'DropdownMenu.Item': DropdownMenu.Item },
};
