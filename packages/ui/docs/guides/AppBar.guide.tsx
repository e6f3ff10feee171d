import { AppBar } from '../../src/app-bar/index.ts';
import { Button } from '../../src/button/index.ts';
import { EllipsisIcon, SearchIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import type { Guide } from '../guide.ts';

export const appBarGuide: Guide = {
  lead: [
    '列表上方的一条：浏览时说在哪里、能做什么，管理时换成退出、数目和操作。',
    'The bar over a list: where one is while browsing; the way out, the count and the actions while managing.',
  ],
  anatomy: [
    ['AppBar.Root', '整条；face 决定哪一面朝前', 'The bar; face tells which side is to the front'],
    ['AppBar.Browse', '浏览的一面；背面时 inert', 'The browsing face; inert while behind'],
    ['AppBar.Manage', '管理的一面，同位同高', 'The managing face, same place and height'],
    ['AppBar.Title', '所在之处的名字，h1', 'The name of the place, an h1'],
    ['AppBar.Count', '已选数目，变化即朗读', 'How many are chosen; changes are spoken'],
    ['AppBar.Actions', '末端的操作', 'Actions at the end'],
  ],
  keys: [['Tab', '在朝前一面的操作间移动；背面跳过', 'Moves through the front face; the other is skipped']],
  good: [
    {
      text: ['一个主要操作，其余收进菜单', 'One primary action, the rest in a menu'],
      show: (
        <AppBar.Root style={{ width: '100%' }}>
          <AppBar.Browse>
            <AppBar.Title>京都</AppBar.Title>
            <AppBar.Actions>
              <Button variant="solid">上传</Button>
              <IconButton label="更多">
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
      text: ['操作挤在一起，名字没有地方', 'Actions crowd out the name'],
      show: (
        <AppBar.Root style={{ width: '100%' }}>
          <AppBar.Browse>
            <AppBar.Title>京…</AppBar.Title>
            <AppBar.Actions>
              <Button variant="solid">上传</Button>
              <Button variant="solid">分享</Button>
              <IconButton label="搜索">
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
