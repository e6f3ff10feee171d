import { dayOfDate, type Folder } from '@xiangji/api-client/contract';
import { drawnPicture } from './pictures.ts';

type Cover = NonNullable<Folder['cover']>;

function coverOf(seed: number): Cover {
  const path = drawnPicture(seed, { width: 270, height: 360 });
  return { path, source: null, original: null, crop: null, thumbhash: null };
}

/** Fields of a story's album that differ from the plain one. */
export type AlbumTraits = Partial<Folder> & { seed: number };

/** An album: a cover, a spring's dates, 24 photos. */
export function album({ seed, ...traits }: AlbumTraits): Folder {
  return {
    id: `album-${seed}`,
    pid: '0',
    name: `春日散步 ${seed}`,
    intro: '',
    initial: 'C',
    type: 1,
    cover: coverOf(seed),
    sdate: dayOfDate({ year: 2026, month: 3, day: 2 }),
    edate: dayOfDate({ year: 2026, month: 4, day: 18 }),
    order: 1,
    numero: seed,
    valid: true,
    i: 1_780_000_000 + seed,
    tid: null,
    timezone: -480,
    count: 24,
    list: [],
    ...traits,
  };
}

/** An album set with albums in it; its card shows the first three. */
export function albumSet({ seed, ...traits }: AlbumTraits): Folder {
  const list = [1, 2, 3].map((child) => {
    const { list: _none, ...base } = album({ seed: seed * 10 + child, pid: `album-${seed}` });
    return base;
  });
  return album({ seed, type: 2, name: `旅行合集 ${seed}`, cover: null, list, count: list.length, ...traits });
}

const MANY_NAMES = [
  '京都红叶',
  '小满的第一年',
  '外婆的院子',
  '海边三日',
  '毕业典礼',
  '雪国列车',
  '老照片',
  '厨房日常',
  '西湖的清晨',
  '搬家那天',
  '阿黄长大了',
  '露营两夜',
  '春节在家',
  '姐姐的婚礼',
  '第一次滑雪',
  '屋顶的夏天',
  '云南十日',
  '书店一角',
  '秋天的操场',
  '爷爷的花',
  '去看大海',
  '夜里的城市',
  '周末的集市',
  '雨后的石板路',
  '同学会',
  '新年的烟火',
];

/** When the first of them begins; each other one is three weeks older. */
const AUTUMN = dayOfDate({ year: 2025, month: 11, day: 21 });

/** A full page of albums, sets among them. */
export const manyAlbums: readonly Folder[] = Array.from({ length: 26 }, (_, index) =>
  index % 9 === 4
    ? albumSet({ seed: index + 1 })
    : album({
        seed: index + 1,
        name: MANY_NAMES[index] ?? '',
        count: 24 + ((index * 37) % 400),
        sdate: AUTUMN - index * 23,
        edate: AUTUMN - index * 23 + (index % 4),
      }),
);

/** Names of 30 wide characters, the longest there are (spec §9 'Text limits'). */
export const longNames: readonly Folder[] = [
  album({ seed: 1, name: '二零二六年春天我们一家人在京都岚山脚下赏樱花走了很远的路那几天' }),
  albumSet({ seed: 2, name: '从外婆家院子里的老槐树到海边小镇的灯塔所有夏天都放在这个相集里' }),
  album({ seed: 3, name: '短', count: 1, sdate: null, edate: null }),
  album({ seed: 4, name: '还没有照片的相册', cover: null, count: 0, sdate: null, edate: null }),
];

/** The reply of an album list (spec §3 'Album list response'). */
export function albumListReply(list: readonly Folder[]) {
  const nodes = list.filter((folder) => folder.type === 2).length;
  return {
    info: { count_node: nodes, count_leaf: list.length - nodes },
    order: 1 as const,
    axis: [],
    cover: null,
    list: [...list],
  };
}
