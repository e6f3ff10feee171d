import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { EmptyState, ErrorState } from './index.ts';

describeConformance('EmptyState', {
  element: HTMLDivElement,
  render: (probe) => <EmptyState title="暂无相册" {...probe} />,
});
describeConformance('ErrorState', {
  element: HTMLDivElement,
  render: (probe) => <ErrorState title="加载出错" onRetry={() => {}} {...probe} />,
});

it('announces the error and retries', async () => {
  const retry = vi.fn();
  render(<ErrorState title="相册列表加载失败" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('相册列表加载失败');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(retry).toHaveBeenCalledOnce();
});
