import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { albumsQuery } from '../shared/queries/albums.queries.ts';
import { albumListReply } from '../test/albums.ts';
import { stubNetwork, writeFirstReplies } from '../test/page.ts';
import { beginScreen } from './beginScreen.ts';
import { fetchWithFirstReplies } from './firstReplies.ts';

const network = vi.fn(async () => Response.error());
const albumsOf = (client: QueryClient) => client.getQueryData(albumsQuery().queryKey);

beforeEach(() => stubNetwork(network));
afterEach(() => vi.unstubAllGlobals());

it('has the albums before the screen is drawn where the page brought them', async () => {
  writeFirstReplies({ '/api/folders': [0, '', albumListReply([])] });
  fetchWithFirstReplies();
  const client = new QueryClient();
  await beginScreen(client, '/');
  expect(albumsOf(client)).toMatchObject({ list: [] });
  expect(network).not.toHaveBeenCalled();
});

it('asks for nothing that the page did not bring', async () => {
  const client = new QueryClient();
  await beginScreen(client, '/');
  await beginScreen(client, '/sign-in');
  expect(albumsOf(client)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});
