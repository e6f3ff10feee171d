import { RefreshCwIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const pullToRefreshGuide: Guide = {
  lead: [
    '手指从顶端下拉，列表重新读取。',
    'A list that is read anew when a finger pulls it down from its top.',
  ],
  anatomy: [
    ['mark', '下拉时出现的话：下拉、松开、正在刷新', 'The words that appear: pull, release, refreshing'],
    ['children', '列表', 'The list'],
    ['onRefresh', '重新读取；完成前标记不消失', 'Reads anew; the mark stays until it settles'],
  ],
  keys: [
    ['F5', '没有自己的按键：别处给一个“重新加载”按钮', 'None of its own: offer a reload button elsewhere'],
  ],
  good: [
    {
      text: ['同时有按钮', 'A button as well'],
      show: (
        <Inline>
          <span>照片</span>
          <IconButton label="重新加载">
            <RefreshCwIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [{ text: ['只能用手势', 'The gesture alone'], show: <span>下拉刷新</span> }],
};
