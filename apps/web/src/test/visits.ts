import { type CallData, contract, ORDER } from '@xiangji/api-client/contract';
import type { RequestHandler } from 'msw';
import { answer } from './network.ts';
import type { Library } from './photos.ts';

type Visited = CallData<typeof contract.publicShare.get>;

/** A private share as a visitor with access sees it. */
export function visited({ total, ...traits }: Partial<Visited> & { total: number }): Visited {
  return {
    id: 'Vk3x9QpL',
    name: '京都红叶',
    owner: false,
    owner_name: '林木',
    ctime: 1_780_000_000,
    // Half a day more, so that the texts do not change while a story is shown.
    vtime: Math.floor(Date.now() / 1_000) + 11.5 * 86_400,
    valid: true,
    secure: { type: 'private', time: 30 },
    keep_exif: false,
    info: { id: null, name: '京都红叶', count: total, count_photo: total, count_video: 0 },
    ...traits,
  };
}

/** The calls of a visitor with access to a share of these photos. */
export function publicShareCalls(
  photos: Library,
  share = visited({ total: photos.total }),
): RequestHandler[] {
  return [
    answer(contract.publicShare.get, share),
    answer(contract.publicShare.files, ({ query }) => {
      const category = query.get('category');
      return {
        list: category
          ? photos.page({ category, skip: Number(query.get('skip')), count: Number(query.get('count')) })
          : [],
        order: ORDER.DATE_ASC,
        more: { prev: false, next: false },
        axis: query.get('axis') ? [...photos.axis] : undefined,
        info: share.info,
      };
    }),
    answer(contract.publicShare.file, ({ params }) => {
      const found = photos.find(String(params.fid));
      if (!found) throw new Error('The story asks for a photo that its share does not have');
      return found;
    }),
  ];
}
