import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useCloseOnBack } from './useCloseOnBack.ts';

const entryAdded = (length: number) => vi.waitFor(() => expect(history.length).toBe(length + 1));

it('adds one entry while it is open, and closes when the user goes back', async () => {
  const onClose = vi.fn();
  const { length } = history;
  renderHook(({ open }) => useCloseOnBack(open, onClose), {
    initialProps: { open: true },
    wrapper: StrictMode,
  });
  await entryAdded(length);
  history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(history.state?.xjViewer).toBeUndefined();
});

it('removes its entry when the viewer is closed otherwise', async () => {
  const onClose = vi.fn();
  const { rerender } = renderHook(({ open }) => useCloseOnBack(open, onClose), {
    initialProps: { open: true },
  });
  await vi.waitFor(() => expect(history.state?.xjViewer).toBe(true));
  rerender({ open: false });
  await vi.waitFor(() => expect(history.state?.xjViewer).toBeUndefined());
  expect(onClose).not.toHaveBeenCalled();
});
