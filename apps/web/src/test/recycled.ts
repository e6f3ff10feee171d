import type { CallData, contract } from '@xiangji/api-client/contract';
import { drawnPicture } from './pictures.ts';

type Page = CallData<typeof contract.recycle.list>;
type Item = Page['list'][number];

/** Fewer than the server returns: enough to see, and quickly drawn. */
const PAGE = 12;
const HOUR = 3_600;
const NAMES = ['', '岚山，渡月桥边的一片红叶', '', '毕业典礼', ''];

/** A photo in the bin; the later ones have more time left: minutes, hours, then days. */
function recycled(index: number): Item {
  // Half a unit more, so that the texts do not change while a story is shown.
  const left = index < 2 ? HOUR * (0.3 + index / 4) : HOUR * (index - 1.5) * 9;
  const now = Math.floor(Date.now() / 1000);
  return {
    id: `r${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    size: 4_823_449 + index * 131_072,
    time: now - 30 * 24 * HOUR,
    vtime: now + Math.round(left),
    type: index % 7 === 4 ? 2 : 1,
    thumbnail: [[120, drawnPicture(index % 20, { width: 120, height: 90 })]],
    thumbhash: null,
    width: 4032,
    height: 3024,
    rotate: 0,
    pid: 'album-1',
    pname: '京都红叶',
  };
}

/** The reply for one page of a bin with `total` photos in it. */
export function recycledPage(total: number, page = 1): Page {
  const count = Math.max(0, Math.min(PAGE, total - (page - 1) * PAGE));
  const list = Array.from({ length: count }, (_, index) => recycled((page - 1) * PAGE + index));
  return { list, page, pages: Math.max(1, Math.ceil(total / PAGE)), total, size: total * 4_823_449 };
}
