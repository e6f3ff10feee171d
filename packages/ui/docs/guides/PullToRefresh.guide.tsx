import { RefreshCwIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const pullToRefreshGuide: Guide = {
  lead: ['手指从顶端下拉，列表重新读取。', 'A list that reloads when it is pulled down from its top.'],
  anatomy: [
    [
      'mark',
      '下拉时显示的文字：下拉、松开、正在刷新',
      'The text shown during the gesture: pull, release, refreshing',
    ],
    ['children', '列表', 'The list'],
    [
      'onRefresh',
      '重新读取；完成前标记不消失',
      'Reloads the list; the spinner stays until the promise settles',
    ],
  ],
  keys: [
    [
      'F5',
      '刷新页面；组件没有自己的按键，另给一个“重新加载”按钮',
      'Reloads the page. The component has no key of its own: add a reload button',
    ],
  ],
  good: [
    {
      text: ['同时有按钮', 'Offers a button too'],
      show: (t) => (
        <Inline>
          <span>{t('照片', 'Photos')}</span>
          <IconButton label={t('重新加载', 'Reload')}>
            <RefreshCwIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['只能用手势', 'Offers only the gesture'],
      show: (t) => <span>{t('下拉刷新', 'Pull to refresh')}</span>,
    },
  ],
};
