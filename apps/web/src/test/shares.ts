import type { Share } from '@xiangji/api-client/contract';
import { drawnPicture } from './pictures.ts';

/** Fields of a story's share that differ from the plain one. */
type Traits = Omit<Partial<Share>, 'insight'> & { seed: number; insight?: Partial<Share['insight']> };

/** A private share of 24 photos with 12 days left. */
export function share({ seed, insight, ...traits }: Traits): Share {
  const covers = [0, 1, 2].map((index) => ({
    path: drawnPicture(seed * 3 + index, { width: 480, height: 360 }),
    thumbhash: null,
  }));
  return {
    id: `share-${seed}`,
    name: '京都红叶',
    link: `https://photos.example.com/s/Vk3x9QpL${seed}`,
    code: 'K7P2',
    ctime: 1_780_000_000 + seed,
    valid: true,
    owner: true,
    vtime: 1_782_592_000,
    secure: { type: 'private', time: 30 },
    keep_exif: false,
    count: 24,
    covers,
    ...traits,
    insight: { opens: 18, saves: 3, failed: 2, days_left: 12, frozen: false, ...insight },
  };
}

const some = (seed: number, count: number) => share({ seed }).covers.slice(0, count);

/** One of every kind that an owner can have. */
export const manyShares: readonly Share[] = [
  share({ seed: 1 }),
  share({
    seed: 2,
    name: '小满的第一年',
    secure: { type: 'public', time: 0 },
    vtime: 0,
    count: 1_204,
    insight: { opens: 3_210, saves: 128, days_left: null },
  }),
  share({
    seed: 3,
    name: '外婆的院子',
    valid: false,
    covers: some(3, 2),
    insight: { failed: 300, frozen: true },
  }),
  share({ seed: 4, name: '海边三日', valid: false, covers: some(4, 1), count: 1, insight: { days_left: 0 } }),
  share({ seed: 5, name: '二零二六年春天我们一家人在京都岚山脚下赏樱花走了很远的路那几天', count: 60 }),
  share({ seed: 6, name: '还没有照片', covers: [], count: 0, insight: { opens: 0, saves: 0 } }),
  share({ seed: 7, name: '毕业典礼', secure: { type: 'public', time: 45 }, insight: { days_left: 44 } }),
];
