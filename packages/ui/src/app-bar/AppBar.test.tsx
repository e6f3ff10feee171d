import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { AppBar, type AppBarFace } from './index.ts';

function Bar({ face, count = 0 }: { face: AppBarFace; count?: number }) {
  return (
    <AppBar.Root face={face}>
      <AppBar.Browse data-testid="browse">
        <AppBar.Title>照片</AppBar.Title>
      </AppBar.Browse>
      <AppBar.Manage data-testid="manage">
        <AppBar.Count>已选择 {count} 张</AppBar.Count>
      </AppBar.Manage>
    </AppBar.Root>
  );
}

describeConformance('AppBar.Root', {
  element: HTMLElement,
  render: (probe) => (
    <AppBar.Root {...probe}>
      <AppBar.Browse>
        <AppBar.Title>照片</AppBar.Title>
      </AppBar.Browse>
    </AppBar.Root>
  ),
});

it('hides one part when the other becomes active', () => {
  const { rerender } = render(<Bar face="browse" />);
  expect(screen.getByTestId('manage')).toHaveAttribute('inert');
  expect(screen.getByTestId('browse')).not.toHaveAttribute('inert');
  rerender(<Bar face="manage" count={3} />);
  expect(screen.getByTestId('browse')).toHaveAttribute('inert');
  expect(screen.getByTestId('manage')).not.toHaveAttribute('inert');
  expect(screen.getByText('已选择 3 张')).toHaveAttribute('aria-live', 'polite');
});
