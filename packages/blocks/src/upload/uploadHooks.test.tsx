import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnThumbnail } from './DrawnThumbnail.tsx';
import { LeftUploadOffer } from './LeftUploadOffer.tsx';
import { uploadLabels } from './labels.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useUnsupportedReport } from './useUnsupportedReport.ts';

const onReport = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onReport.mockReset();
});
afterEach(() => vi.useRealTimers());

it('reports unsupported files together, a second after the last of them', () => {
  const { result } = renderHook(() => useUnsupportedReport(onReport));
  result.current({ count: 2, extensions: ['cr3', 'txt'] });
  vi.advanceTimersByTime(900);
  result.current({ count: 1, extensions: ['cr3'] });
  vi.advanceTimersByTime(900);
  expect(onReport).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onReport.mock.calls).toEqual([[{ count: 3, extensions: ['cr3', 'txt'] }]]);
});

it('reports unsupported files when the component unmounts, and none twice', () => {
  const { result, unmount } = renderHook(() => useUnsupportedReport(onReport));
  result.current({ count: 0, extensions: [] });
  result.current({ count: 1, extensions: ['txt'] });
  unmount();
  vi.advanceTimersByTime(2_000);
  expect(onReport.mock.calls).toEqual([[{ count: 1, extensions: ['txt'] }]]);
});

it('asks before the page is left while there is a question', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { rerender } = renderHook(({ text }) => useLeaveQuestion(text), {
    initialProps: { text: 'Leave?' as string | undefined },
  });
  expect(leave()).toBe(true);
  rerender({ text: undefined });
  expect(leave()).toBe(false);
});

it('draws a file while it is shown, and releases the picture afterwards', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:maples');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const draw = vi.fn(async (_file: File, _signal: AbortSignal) => new Blob(['maples']));
  const file = new File([], 'maples.jpg');
  const { unmount } = render(<DrawnThumbnail file={file} draw={draw} />);
  await act(async () => undefined);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'blob:maples');
  unmount();
  expect(create).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith('blob:maples');
  expect(draw.mock.calls[0]?.[1].aborted).toBe(true);
});

it('shows nothing for a file that cannot be drawn', async () => {
  const { container } = render(
    <DrawnThumbnail file={new File([], 'maples.raw')} draw={() => Promise.reject(new Error('no picture'))} />,
  );
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

it('offers nothing when the unfinished upload cannot be read', async () => {
  const load = () => Promise.reject(new Error('no storage'));
  const { container } = render(<LeftUploadOffer load={load} onContinue={load} onDiscard={vi.fn()} />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

it('offers to continue again after a failure', async () => {
  const onContinue = vi.fn(() => Promise.reject(new Error('no storage')));
  const load = async () => ({ count: 2, bytes: 9 });
  render(<LeftUploadOffer load={load} onContinue={onContinue} onDiscard={vi.fn()} />);
  await act(async () => undefined);
  const button = screen.getByRole('button', { name: uploadLabels.en.continue });
  fireEvent.click(button);
  await act(async () => undefined);
  expect(onContinue).toHaveBeenCalledOnce();
  expect(button).toBeEnabled();
});
