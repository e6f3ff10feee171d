import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { ProgressBar, ProgressRing } from './index.ts';

describeConformance('ProgressBar', {
  element: HTMLDivElement,
  render: (probe) => <ProgressBar label="上传" value={0.4} {...probe} />,
});
describeConformance('ProgressRing', {
  element: HTMLDivElement,
  render: (probe) => <ProgressRing label="上传" value={0.4} showValue {...probe} />,
});

it('says a whole percentage, and none while unknown', () => {
  const { rerender } = render(<ProgressBar label="上传" value={0.426} />);
  const bar = screen.getByRole('progressbar', { name: '上传' });
  expect(bar).toHaveAttribute('aria-valuenow', '43');
  expect(bar).toHaveAttribute('aria-valuetext', '43%');
  rerender(<ProgressBar label="上传" value={null} />);
  expect(bar).not.toHaveAttribute('aria-valuenow');
});

it('stays between nothing and all', () => {
  render(<ProgressRing label="上传" value={1.7} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
