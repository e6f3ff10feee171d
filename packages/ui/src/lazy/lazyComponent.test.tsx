import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { CodeLoadError, lazyComponent, lazyPart, loadCode } from './index.ts';

type Loaded = Record<'Part', ComponentType<{ name: string }>>;

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const load = vi.fn<() => Promise<Loaded>>();

beforeAll(stubBrowser);
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  load.mockReset();
  // No network.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  // React reports the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const show = (children: ReactNode) =>
  render(
    <UiProvider>
      <Suspense fallback="Loading">{children}</Suspense>
    </UiProvider>,
  );

it('suspends until its code is loaded', async () => {
  load.mockResolvedValue({ Part });
  const Lazy = lazyPart(load, 'Part');
  show(<Lazy name="Albums" />);
  expect(screen.getByText('Loading')).toBeVisible();
  await screen.findByText('Albums');
  expect(load).toHaveBeenCalledOnce();
});

it('shows a failure in place of a part, and loads again when it is asked to', async () => {
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Part });
  const Lazy = lazyPart(load, 'Part');
  show(<Lazy name="Albums" />);
  await screen.findByText('Loading failed');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByText('Albums');
});

it('loads again when the connection returns', async () => {
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Part });
  const Lazy = lazyPart(load, 'Part');
  show(<Lazy name="Albums" />);
  await screen.findByText('Loading failed');
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Albums');
});

it('reports the failure of a layer in a toast, and keeps the page', async () => {
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Part });
  const Lazy = lazyComponent(load, 'Part');
  show(
    <>
      <p>Page</p>
      <Lazy name="Dialog" />
    </>,
  );
  const toast = await screen.findByText('Loading failed');
  expect(screen.getByText('Page')).toBeVisible();
  // Radix makes its list of toasts clickable just after it shows the first.
  await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Reload' })));
  await screen.findByText('Dialog');
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

it('fails when the code takes longer than two minutes', async () => {
  vi.useFakeTimers();
  const loading = loadCode(() => new Promise(() => undefined));
  const failed = expect(loading).rejects.toBeInstanceOf(CodeLoadError);
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
  vi.useRealTimers();
});

it('needs a reload of the page when it fails again although the server can be reached', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', asked);
  load.mockRejectedValue(new Error('kept'));
  await expect(loadCode(load)).rejects.toMatchObject({ name: 'CodeLoadError' });
  await expect(loadCode(load)).rejects.toMatchObject({ needsReload: true });
  expect(asked).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ method: 'HEAD' }));
});

it('needs no reload while the server cannot be reached', async () => {
  load.mockRejectedValue(new Error('lost'));
  await expect(loadCode(load)).rejects.toMatchObject({ needsReload: false });
  await expect(loadCode(load)).rejects.toMatchObject({ needsReload: false });
});
