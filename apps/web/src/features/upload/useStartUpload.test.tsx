import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { UploadQueue } from '@xiangji/api-client/upload';
import { ToastProvider } from '@xiangji/ui';
import { expect, it, vi } from 'vitest';
import { InLanguage } from '../../test/InLanguage.tsx';
import { StillUpload } from '../../test/storyUpload.tsx';
import { useStartUpload } from './useStartUpload.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/api.ts', () => ({ api: { folders: { create } } }));

function start(onStarted: () => void, onAdd?: UploadQueue['add']) {
  return renderHook(() => useStartUpload(undefined, onStarted), {
    wrapper: ({ children }) => (
      <InLanguage>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider>
            <StillUpload onAdd={onAdd}>{children}</StillUpload>
          </ToastProvider>
        </QueryClientProvider>
      </InLanguage>
    ),
  });
}

it('sends what the XMP files beside photos say, and no photo waits for a broken one', async () => {
  const onAdd = vi.fn();
  const { result } = start(vi.fn(), onAdd);
  const xmp = '<x:xmpmeta><rdf:Description xmp:Rating="5"/></x:xmpmeta>';
  const [a, b, ...others] = [
    ...[new File(['x'], 'a.jpg'), new File(['x'], 'b.jpg')],
    ...[new File([xmp], 'A.xmp'), new File(['x'], 'b.jpg.xmp')],
  ];
  if (!a || !b) throw new Error('No photos');
  await act(async () => {
    result.current.readSideFiles([a, b, ...others]);
    await result.current.start([a, b], { id: 'a1', name: '京都' });
  });
  expect(onAdd).toHaveBeenCalledWith([a, b], expect.anything(), new Map([[a, { favorite: true }]]));
});

it('continues after the folders that were sent when a second try follows a failure', async () => {
  const onStarted = vi.fn();
  const { result } = start(onStarted);
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
