import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { UiProvider } from '@xiangji/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { InLanguage } from '../../test/InLanguage.tsx';
import { useShareMutations } from './useShareMutations.ts';

const api = vi.hoisted(() => ({ shares: { remove: vi.fn(), restore: vi.fn() } }));
vi.mock('../api/api.ts', () => ({ api }));

const undo = vi.hoisted(() => vi.fn());
vi.mock('../hooks/useReport.ts', () => ({
  useReport: () => ({ report: (call: Promise<unknown>) => call, offerUndo: undo }),
}));

afterEach(() => vi.clearAllMocks());

function mutations() {
  return renderHook(useShareMutations, {
    wrapper: ({ children }) => (
      <InLanguage>
        <QueryClientProvider client={new QueryClient()}>
          <UiProvider>{children}</UiProvider>
        </QueryClientProvider>
      </InLanguage>
    ),
  }).result.current;
}

const shares = ['s1', 's2', 's3'].map((id) => ({ id }));

it('offers to undo the shares that were ended before a failure', async () => {
  api.shares.remove.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('offline'));
  const { end } = mutations();
  await act(() => expect(end(shares)).rejects.toThrow('offline'));
  const [, applyUndo] = undo.mock.calls[0] ?? [];
  await act(() => applyUndo());
  expect(api.shares.restore.mock.calls).toEqual([[{ params: { id: 's1' } }]]);
});

it('offers nothing when no share was ended', async () => {
  api.shares.remove.mockRejectedValueOnce(new Error('offline'));
  const { end } = mutations();
  await act(() => expect(end(shares)).rejects.toThrow('offline'));
  expect(undo).not.toHaveBeenCalled();
});
