import { Pagination } from '../../src/pagination/Pagination.tsx';
import type { Guide } from '../guide.ts';

export const paginationGuide: Guide = {
  lead: ['一页一页地前后翻，中间说在第几页。', 'Back and forth through pages, with the place between.'],
  anatomy: [
    ['nav', '名为“分页”', 'Named “Pages”'],
    ['button', '上一页、下一页；到头停用', 'Previous and next; disabled at the ends'],
    ['status', '第几页，共几页；变化即朗读', 'Page n of m; changes are spoken'],
  ],
  keys: [
    ['Tab', '到上一页，再到下一页', 'To previous, then to next'],
    ['Enter Space', '翻页，焦点留在按钮上', 'Turns the page; focus stays'],
  ],
  good: [
    {
      text: ['有终点的清单', 'Lists that end'],
      show: <Pagination page={2} total={12} onPageChange={() => {}} />,
    },
  ],
  bad: [
    {
      text: ['照片流：用滚动和时间轴', 'A stream of photographs: scroll, and use the axis'],
      show: <Pagination page={481} total={20000} onPageChange={() => {}} />,
    },
  ],
};
