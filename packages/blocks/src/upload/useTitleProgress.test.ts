import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTitleProgress } from './useTitleProgress.ts';

it('shows the progress before the title of every page, and removes it at the end', async () => {
  document.title = 'Albums';
  const { rerender } = renderHook(({ progress }) => useTitleProgress(progress), {
    initialProps: { progress: 0.456 as number | undefined },
  });
  expect(document.title).toBe('(45%) Albums');
  await act(async () => {
    document.title = 'Photos';
  });
  expect(document.title).toBe('(45%) Photos');
  rerender({ progress: 0.5 });
  expect(document.title).toBe('(50%) Photos');
  rerender({ progress: undefined });
  expect(document.title).toBe('Photos');
});
