import { BottomBar } from '../../src/bottom-bar/index.ts';
import { DownloadIcon, FolderInputIcon, Trash2Icon } from '../../src/icon/index.ts';
import type { Guide } from '../guide.ts';

export const bottomBarGuide: Guide = {
  lead: [
    '手机上拇指够得到的操作，或产品的几个去处。',
    'Actions within reach of the thumb on a phone, or the destinations of the product.',
  ],
  anatomy: [
    [
      'BottomBar.Root',
      '一组操作，role=toolbar，要有名字',
      'A group of actions, role=toolbar; needs an accessible name',
    ],
    ['BottomBar.Action', '图标在上、文字在下的一个操作', 'One action: icon above, label below'],
    ['BottomBar.Places', '产品的去处，nav', 'The destinations of the product, a nav'],
    ['BottomBar.Place', '一个去处；唯一的子元素是链接', 'One destination; its only child is the link'],
  ],
  keys: [
    ['Tab', '逐个操作', 'Moves to the next action'],
    ['Enter Space', '按下', 'Presses the focused action'],
  ],
  good: [
    {
      text: ['三到五个，危险的在末端', 'Three to five actions, the destructive one last'],
      show: (t) => (
        <BottomBar.Root
          aria-label={t('所选照片', 'Selected photos')}
          style={{ position: 'static', width: '100%' }}
        >
          <BottomBar.Action icon={<DownloadIcon />}>{t('下载', 'Download')}</BottomBar.Action>
          <BottomBar.Action icon={<FolderInputIcon />}>{t('移动', 'Move')}</BottomBar.Action>
          <BottomBar.Action icon={<Trash2Icon />} tone="critical">
            {t('删除', 'Delete')}
          </BottomBar.Action>
        </BottomBar.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['用字太多，图标失去作用', 'The labels are too long; the icons no longer help'],
      show: (t) => (
        <BottomBar.Root
          aria-label={t('说明过长', 'Labels that are too long')}
          style={{ position: 'static', width: '100%' }}
        >
          <BottomBar.Action icon={<DownloadIcon />}>
            {t('下载所选的全部原图', 'Download all selected originals')}
          </BottomBar.Action>
          <BottomBar.Action icon={<Trash2Icon />} tone="critical">
            {t('删除所选的全部照片', 'Delete all selected photos')}
          </BottomBar.Action>
        </BottomBar.Root>
      ),
    },
  ],
  parts: { 'BottomBar.Root': BottomBar.Root, 'BottomBar.Action': BottomBar.Action },
};
