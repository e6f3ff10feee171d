import { Pagination } from '../../src/pagination/Pagination.tsx';
import type { Guide } from '../guide.ts';

export const paginationGuide: Guide = {
  lead: [
    '一页一页地前后翻，中间显示第几页。',
    'Buttons for the previous and the next page, with the page number between them.',
  ],
  anatomy: [
    ['nav', '名为“分页”', 'Its accessible name is “Pages”'],
    ['button', '上一页、下一页；到头停用', 'Previous and next page; disabled at the first and the last page'],
    ['status', '第几页，共几页；变化即朗读', 'Page n of m; screen readers announce changes'],
  ],
  keys: [
    ['Tab', '到上一页，再到下一页', 'Moves to the previous button, then to the next button'],
    ['Enter Space', '翻页，焦点留在按钮上', 'Changes the page; the focus stays on the button'],
  ],
  good: [
    {
      text: ['有终点的清单', 'A list with a known number of pages'],
      show: () => <Pagination defaultPage={2} total={12} />,
    },
  ],
  bad: [
    {
      text: ['照片流：用滚动和时间轴', 'A timeline of photos: use scrolling and the scrubber'],
      show: () => <Pagination defaultPage={481} total={20000} />,
    },
  ],
};
