import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { type Toaster, ToastProvider, useRefresh, useReports, useToast } from './index.ts';

function Catch({ onToaster }: { onToaster: (toaster: Toaster) => void }) {
  onToaster(useToast());
  return null;
}

beforeAll(stubBrowser);

function setUp(): Toaster {
  let toaster: Toaster | undefined;
  render(
    <ToastProvider>
      <Catch
        onToaster={(given) => {
          toaster = given;
        }}
      />
    </ToastProvider>,
  );
  return toaster!;
}

/** Radix makes its list of toasts clickable just after it shows the first. */
const clickUndo = () => waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Undo' })));

const shown = () => within(screen.getByRole('region', { name: /Notifications/ })).queryAllByRole('listitem');

it('shows three toasts and queues the others', async () => {
  const toaster = setUp();
  for (const title of ['一', '二', '三', '四']) toaster.show({ title, duration: null, id: title });
  await waitFor(() => expect(shown()).toHaveLength(3));
  toaster.dismiss('一');
  await waitFor(() => expect(screen.getByText('四')).toBeVisible());
});

it('takes something back', async () => {
  const undo = vi.fn();
  setUp().undo('已删除 3 张照片', undo);
  await clickUndo();
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(shown()).toHaveLength(0));
});

it('is announced', async () => {
  setUp().show({ title: '照片删除成功' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('照片删除成功'));
});

it('grows a progress and becomes the result', async () => {
  const toaster = setUp();
  const id = toaster.show({ title: '正在保存', progress: 0.2 });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  toaster.update(id, { title: '保存成功', progress: undefined, tone: 'positive' });
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('leaves after its time', async () => {
  const toaster = setUp();
  await screen.findByRole('region');
  vi.useFakeTimers();
  act(() => void toaster.show({ title: '很快', duration: 1000 }));
  act(() => vi.advanceTimersByTime(999));
  expect(shown()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toHaveLength(0);
  vi.useRealTimers();
});

it('restarts its time when it is shown again', async () => {
  const toaster = setUp();
  await screen.findByRole('region');
  vi.useFakeTimers();
  const notify = (title: string) => act(() => void toaster.show({ id: 'album', title, duration: 1000 }));
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
  notify('已保存');
  wait(900);
  notify('已保存');
  wait(900);
  expect(shown()).toHaveLength(1);
  wait(200);
  expect(shown()).toHaveLength(0);
  vi.useRealTimers();
});

const reportsWith = (errorText: (error: unknown) => string) =>
  renderHook(() => useReports(errorText), { wrapper: ToastProvider }).result.current;

it('reports calls: their success, their failure, and an undo', async () => {
  const reports = reportsWith(() => '网络出错');
  await expect(reports.report(Promise.resolve(3), '已保存')).resolves.toBe(3);
  await screen.findByText('已保存');
  const refused = new Error('refused');
  await expect(reports.report(Promise.reject(refused))).rejects.toBe(refused);
  await screen.findByText('网络出错');
  reports.offerUndo('已删除', async () => undefined, '已恢复');
  await clickUndo();
  await screen.findByText('已恢复');
});

it('replaces the result of a call by that of the next', async () => {
  const reports = reportsWith(String);
  reports.showResult(false, '已改名', '改名失败');
  await screen.findByText('改名失败');
  reports.showResult(true, '已改名', '改名失败');
  await screen.findByText('已改名');
  expect(screen.queryByText('改名失败')).not.toBeInTheDocument();
});

it('reports a refresh that fails where data is shown', async () => {
  const refetch = vi.fn(async () => ({ data: undefined as unknown, error: new Error('offline') }));
  const { result } = renderHook(() => useRefresh({ refetch }, '刷新失败'), { wrapper: ToastProvider });
  await act(() => result.current());
  expect(screen.queryByText('刷新失败')).not.toBeInTheDocument();
  refetch.mockResolvedValueOnce({ data: [], error: new Error('offline') });
  await act(() => result.current());
  await screen.findByText('刷新失败');
});

it('throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Catch onToaster={() => {}} />)).toThrow(/UiProvider/);
  vi.restoreAllMocks();
});

it('announces a toast that is shown again, with the same text too', async () => {
  const toaster = setUp();
  const id = toaster.show({ title: '已复制' });
  const isAnnounced = (text: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  const isSilent = () =>
    waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument(), { timeout: 3000 });
  await isAnnounced('已复制');
  await isSilent();
  toaster.show({ id, title: '已复制', duration: null });
  await isAnnounced('已复制');
  await isSilent();
  toaster.show({ id, title: '复制失败', duration: null, tone: 'critical' });
  await isAnnounced('复制失败');
  expect(shown()).toHaveLength(1);
});
