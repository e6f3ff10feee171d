import { QueryClient } from '@tanstack/react-query';
import {
  type CallData,
  type contract,
  type Envelope,
  ERROR_CODES,
  ORDER,
  PAGING,
} from '@xiangji/api-client/contract';
import { createPagedSource } from '@xiangji/photo-grid/source';
import { afterEach, expect, it, vi } from 'vitest';
import { timelineOptions } from '../../shared/photoList/photoSource.ts';
import { stubNetwork } from '../../test/page.ts';
import { type Library, library } from '../../test/photos.ts';
import { beginPublicShare, publicShareQuery, sharedHeadingsQuery } from './publicShare.queries.ts';

const SID = 'Vk3x9QpL';

/** Answers every call, and returns which were made. */
function serve(answer: (asked: URL) => Envelope): URL[] {
  const asked: URL[] = [];
  stubNetwork(async ({ url }) => {
    asked.push(new URL(url));
    return Response.json(answer(new URL(url)));
  });
  return asked;
}

const shareOf = ({ total }: Library): CallData<typeof contract.publicShare.get> => ({
  ...{ id: SID, name: '海边', owner: false, owner_name: '林木', ctime: 0, vtime: 0, valid: true },
  ...{ secure: { type: 'public', time: 0 }, keep_exif: false },
  info: { id: null, name: '海边', count: total, count_photo: total, count_video: 0 },
});

function serveShare(photos: Library): URL[] {
  const share = shareOf(photos);
  const headings = { axis: photos.axis, info: share.info };
  return serve(({ pathname, searchParams: query }) => {
    if (!pathname.endsWith('/files')) return [0, '', share];
    const [skip, count] = [Number(query.get('skip')), Number(query.get('count'))];
    const category = query.get('category') ?? photos.axis[0]?.category ?? '';
    const list = photos.axis.length > 0 ? photos.page({ category, skip, count }) : [];
    const more = { prev: false, next: false };
    return [0, '', { list, ...(query.has('axis') && headings), order: ORDER.DATE_ASC, more }];
  });
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** The list that the screen creates from the headings that the page started with. */
function drawn(client: QueryClient) {
  const { axis = [], list: first = [] } = client.getQueryData(sharedHeadingsQuery(SID).queryKey) ?? {};
  const list = vi.fn(async () => ({ list: [], order: ORDER.DATE_ASC, hasMore: false }));
  return { list, store: createPagedSource(timelineOptions({ axis, order: ORDER.DATE_ASC, first, list })) };
}

afterEach(() => vi.unstubAllGlobals());

it('has the share, its headings and its first photos before the screen is drawn', async () => {
  const photos = library({ days: 60, perDay: 5 });
  const asked = serveShare(photos);
  const client = newClient();
  await (await beginPublicShare(client, SID)).replies;
  expect(client.getQueryData(publicShareQuery(SID).queryKey)).toMatchObject({ id: SID });
  expect(asked).toHaveLength(2);

  const { store, list } = drawn(client);
  const shown = Array.from({ length: PAGING.PHOTO_PAGE }, (_, index) => store.getItem(index)?.id);
  const category = photos.axis[0]?.category ?? '';
  expect(shown).toEqual(photos.page({ category, skip: 0, count: PAGING.PHOTO_PAGE }).map(({ id }) => id));
  expect(list).not.toHaveBeenCalled();
});

it('requests no more photos at the end of the list', async () => {
  const asked = serveShare(library({ days: 0, perDay: 1 }));
  const client = newClient();
  await (await beginPublicShare(client, SID)).replies;
  expect(asked).toHaveLength(2);
  expect(drawn(client).store.count).toBe(0);
});

it('leaves a refusal to the screen', async () => {
  serve(() => [ERROR_CODES.SHARE_NOT_AUTH, '', null]);
  const client = newClient();
  const { isOpen } = await beginPublicShare(client, SID);
  expect(isOpen).toBe(false);
  const { error } = client.getQueryState(publicShareQuery(SID).queryKey) ?? {};
  expect(error).toMatchObject({ code: ERROR_CODES.SHARE_NOT_AUTH });
});
