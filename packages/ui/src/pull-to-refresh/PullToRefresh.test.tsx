import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

describeConformance('PullToRefresh', {
  element: HTMLDivElement,
  render: (probe) => (
    <PullToRefresh onRefresh={async () => undefined} {...probe}>
      <p>相册</p>
    </PullToRefresh>
  ),
});

function moveTo(by: number): void {
  fireEvent.touchMove(screen.getByText('相册'), { touches: [{ clientY: 100 + by }] });
}

function pull(by: number): void {
  fireEvent.touchStart(screen.getByText('相册'), { touches: [{ clientY: 100 }] });
  moveTo(by);
}

function releaseFinger(): void {
  fireEvent.touchEnd(screen.getByText('相册'), { touches: [] });
}

function show() {
  const settle = { finish: () => {}, fail: () => {} };
  const work = new Promise<void>((resolve, reject) => {
    Object.assign(settle, { finish: resolve, fail: () => reject(new Error('offline')) });
  });
  const refresh = vi.fn(() => work);
  render(
    <PullToRefresh onRefresh={refresh}>
      <p>相册</p>
    </PullToRefresh>,
  );
  return { settle, refresh };
}

it('refreshes once the pull exceeds 50 px, and says so until it has', async () => {
  const { settle, refresh } = show();
  pull(30);
  expect(screen.getByRole('status')).toHaveTextContent('Pull to refresh');
  moveTo(51);
  expect(screen.getByRole('status')).toHaveTextContent('Release to refresh');
  expect(refresh).not.toHaveBeenCalled();
  releaseFinger();
  expect(refresh).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
  await act(async () => settle.finish());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('springs back from a pull of exactly 50 px, from a push, and after a failure', async () => {
  const { settle, refresh } = show();
  pull(50);
  releaseFinger();
  pull(-80);
  releaseFinger();
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pull(90);
  releaseFinger();
  await act(async () => settle.fail());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves a pull alone that begins below the top', () => {
  const { refresh } = show();
  const scroller = screen.getByText('相册');
  scroller.scrollTop = 40;
  pull(120);
  releaseFinger();
  expect(refresh).not.toHaveBeenCalled();
});

it('does not begin a second time while it refreshes', () => {
  const { refresh } = show();
  pull(90);
  releaseFinger();
  pull(90);
  releaseFinger();
  expect(refresh).toHaveBeenCalledOnce();
});

it('leaves fingers alone while it is disabled', () => {
  const refresh = vi.fn(async () => undefined);
  render(
    <PullToRefresh onRefresh={refresh} disabled>
      <p>相册</p>
    </PullToRefresh>,
  );
  pull(80);
  releaseFinger();
  expect(refresh).not.toHaveBeenCalled();
});
