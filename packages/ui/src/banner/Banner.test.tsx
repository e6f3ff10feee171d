import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Banner } from './Banner.tsx';

describeConformance('Banner', {
  element: HTMLDivElement,
  render: (probe) => <Banner {...probe}>容量将满</Banner>,
});

it('is spoken at once when it is critical, and can be put away', async () => {
  const dismiss = vi.fn();
  render(
    <Banner tone="critical" title="上传中断" onDismiss={dismiss}>
      请检查网络
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('上传中断请检查网络');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismiss).toHaveBeenCalledOnce();
});
