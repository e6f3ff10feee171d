import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { ToastProvider } from '@xiangji/ui';
import { expect, it, vi } from 'vitest';
import { InLanguage } from '../../test/InLanguage.tsx';
import { StillUpload } from '../../test/storyUpload.tsx';
import { useStartUpload } from './useStartUpload.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/api.ts', () => ({ api: { folders: { create } } }));

it('continues after the folders that were sent when a second try follows a failure', async () => {
  const onStarted = vi.fn();
  const { result } = renderHook(() => useStartUpload(undefined, onStarted), {
    wrapper: ({ children }) => (
      <InLanguage>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider>
            <StillUpload>{children}</StillUpload>
          </ToastProvider>
        </QueryClientProvider>
      </InLanguage>
    ),
  });
  const tree = { name: '京都', folders: ['第一天', '第二天'].map((name) => ({ name, files: [] })) };
  create
    .mockResolvedValueOnce({ id: 'a1', name: '第一天' })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ id: 'a2', name: '第二天' })
    .mockResolvedValueOnce({ id: 'set', name: '京都' });
  await act(() => result.current.startTree(tree));
  expect(onStarted).not.toHaveBeenCalled();
  await act(() => result.current.startTree(tree));
  expect(onStarted).toHaveBeenCalled();
  const bodies = create.mock.calls.map(([call]) => call.body);
  expect(bodies.map(({ name }) => name)).toEqual(['第一天', '第二天', '第二天', '京都']);
  expect(bodies.at(-1).list).toEqual(['a1', 'a2']);
});
