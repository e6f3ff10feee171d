import { AppBar } from '../../src/app-bar/index.ts';
import { Button } from '../../src/button/index.ts';
import { EllipsisIcon, SearchIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import type { Guide } from '../guide.ts';

export const appBarGuide: Guide = {
  lead: [
    '列表上方的栏：浏览时显示标题和操作，管理时换成退出、已选数目和操作。',
    'The bar above a list. While browsing: title and actions. While managing: exit, count and actions.',
  ],
  anatomy: [
    ['AppBar.Root', '整个栏；face 决定显示哪一面', 'The whole bar; face sets which part is shown'],
    ['AppBar.Browse', '浏览时显示；不显示时 inert', 'The part for browsing; inert while it is hidden'],
    [
      'AppBar.Manage',
      '管理时显示，位置和高度相同',
      'The part for managing, with the same position and height',
    ],
    ['AppBar.Title', '页面的标题，h1', 'The title of the page, an h1'],
    ['AppBar.Count', '已选数目，变化即朗读', 'The number of selected items; changes are announced'],
    ['AppBar.Actions', '末端的操作', 'The actions at the end of the bar'],
  ],
  keys: [
    ['Tab', '在显示的一面的操作间移动；跳过另一面', 'Moves through the part that is shown; skips the other'],
  ],
  good: [
    {
      text: ['一个主要操作，其余收进菜单', 'One primary action; the others are in a menu'],
      show: (t) => (
        <AppBar.Root style={{ width: '100%' }}>
          <AppBar.Browse>
            <AppBar.Title>{t('京都', 'Kyoto')}</AppBar.Title>
            <AppBar.Actions>
              <Button variant="solid">{t('上传', 'Upload')}</Button>
              <IconButton label={t('更多', 'More')}>
                <EllipsisIcon />
              </IconButton>
            </AppBar.Actions>
          </AppBar.Browse>
        </AppBar.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['操作太多，标题没有地方', 'Too many actions leave no space for the title'],
      show: (t) => (
        <AppBar.Root style={{ width: '100%' }}>
          <AppBar.Browse>
            <AppBar.Title>{t('京…', 'Ky…')}</AppBar.Title>
            <AppBar.Actions>
              <Button variant="solid">{t('上传', 'Upload')}</Button>
              <Button variant="solid">{t('分享', 'Share')}</Button>
              <IconButton label={t('搜索', 'Search')}>
                <SearchIcon />
              </IconButton>
            </AppBar.Actions>
          </AppBar.Browse>
        </AppBar.Root>
      ),
    },
  ],
  parts: { 'AppBar.Root': AppBar.Root },
};
