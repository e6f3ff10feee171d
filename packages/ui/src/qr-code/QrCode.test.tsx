import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { QrCode } from './QrCode.tsx';

describeConformance('QrCode', {
  element: HTMLDivElement,
  render: (probe) => <QrCode value="https://example.com/s/1" label="用手机打开" {...probe} />,
});

it('draws another code for another value', () => {
  const { rerender } = render(<QrCode value="https://example.com/s/1" label="用手机打开" />);
  const code = screen.getByRole('img', { name: '用手机打开' });
  const before = code.innerHTML;
  rerender(<QrCode value="https://example.com/s/2" label="用手机打开" />);
  expect(code.innerHTML).not.toBe(before);
});
