import { QueryClient } from '@tanstack/react-query';
import { callPath, ERROR_CODES, FIRST_PHOTOS, ORDER } from '@xiangji/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectApi } from '../shared/api/api.ts';
import { albumsQuery } from '../shared/queries/albums.queries.ts';
import { photosKey } from '../shared/queries/photos.queries.ts';
import { albumListReply } from '../test/albums.ts';
import { stubNetwork, writeFirstReplies } from '../test/page.ts';
import { signedInConfig, signedOutConfig } from '../test/people.ts';
import { library } from '../test/photos.ts';
import { beginScreen } from './beginScreen.ts';
import { fetchWithFirstReplies } from './firstReplies.ts';

const network = vi.fn(async (_request: Request) => Response.json([ERROR_CODES.SHARE_INVALID, '', null]));
const albumsOf = (client: QueryClient) => client.getQueryData(albumsQuery().queryKey);

beforeEach(() => {
  stubNetwork(network);
  // Replies are used for a while after the page began, and not after the file of tests began.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  network.mockClear();
  vi.unstubAllGlobals();
});

it('has the albums before the screen is drawn where the page brought them', async () => {
  writeFirstReplies({
    '/oapi/config': [0, '', signedInConfig],
    '/api/folders': [0, '', albumListReply([])],
  });
  connectApi({ fetch: fetchWithFirstReplies() });
  const client = new QueryClient();
  const { isOpen, replies } = await beginScreen(client, '/');
  await replies;
  expect(isOpen).toBe(true);
  expect(albumsOf(client)).toMatchObject({ list: [] });
  expect(network).not.toHaveBeenCalled();
});

it('has the photos of an album before the screen is rendered when the page contains them', async () => {
  const photos = library({ days: 2, perDay: 3 });
  const list = photos.page({ category: photos.axis[0]?.category ?? '', skip: 0, count: 6 });
  const reply = { list, axis: photos.axis, order: ORDER.DATE_ASC, more: { prev: false, next: false } };
  const path = callPath({ path: '/api/files' }, { query: { pid: 'a1', ...FIRST_PHOTOS } });
  writeFirstReplies({ '/oapi/config': [0, '', signedInConfig], [path]: [0, '', reply] });
  connectApi({ fetch: fetchWithFirstReplies() });
  const client = new QueryClient();
  const { replies } = await beginScreen(client, '/albums/a1/photos/p2');
  await replies;
  expect(client.getQueryData(photosKey('a1', {}))).toMatchObject({ list });
  expect(network).not.toHaveBeenCalled();
});

it('requests a share by the address of one of its photos', async () => {
  await beginScreen(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    '/s/Vk3x9QpL/photos/p1',
  );
  const asked = network.mock.calls.map(([request]) => new URL(request.url).pathname);
  expect(asked).toContain('/oapi/share/Vk3x9QpL');
});

it('requests only the config where the page contains no replies', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await beginScreen(client, '/');
  expect(albumsOf(client)).toBeUndefined();
  const asked = network.mock.calls.map(([request]) => new URL(request.url).pathname);
  expect(asked).toEqual(['/oapi/config']);
});

it('is not open where a page needs a session and there is none', async () => {
  const isOpen = async (path: string) => {
    writeFirstReplies({ '/oapi/config': [0, '', signedOutConfig] });
    connectApi({ fetch: fetchWithFirstReplies() });
    return (await beginScreen(new QueryClient(), path)).isOpen;
  };
  expect(await isOpen('/photos')).toBe(false);
  expect(await isOpen('/getpass')).toBe(true);
});
