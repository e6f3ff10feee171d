import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentUser, signedInConfig, signedOutConfig } from '../../test/people.ts';
import { stubCaches } from '../../test/stubCaches.ts';
import { userOf } from '../models/user.ts';
import { CACHES } from '../offline/offlineCaches.ts';
import { beginOfflineCopiesOf } from '../offline/offlineCopies.ts';
import { configQuery, useSetUser } from './session.queries.ts';

const api = vi.hoisted(() => ({ config: vi.fn() }));
vi.mock('../api/api.ts', () => ({ api }));

beforeEach(() => beginOfflineCopiesOf(currentUser.user_id));

it('deletes offline copies on any page whose config names no user', async () => {
  const client = new QueryClient();
  const kept = stubCaches();
  api.config.mockResolvedValueOnce(signedInConfig);
  await client.fetchQuery(configQuery);
  expect(kept).toContain(CACHES.replies);
  api.config.mockResolvedValueOnce(signedOutConfig);
  await client.fetchQuery({ ...configQuery, staleTime: 0 });
  await vi.waitFor(() => expect([...kept]).toEqual([]));
});

it('deletes the copies of an earlier session after a sign-in to the same account', async () => {
  const kept = stubCaches();
  const { result } = renderHook(useSetUser, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current(userOf(currentUser)));
  await vi.waitFor(() => expect([...kept]).toEqual([CACHES.offeredFiles, CACHES.sharedFiles]));
});
