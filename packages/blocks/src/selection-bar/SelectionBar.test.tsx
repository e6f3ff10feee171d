import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@xiangji/ui';
import { expect, it, vi } from 'vitest';
import { SelectionBar, type SelectionBarProps, SelectionBottomBar } from './index.ts';

const props: SelectionBarProps = {
  count: 0,
  allSelected: false,
  actions: [{ id: 'share', label: 'Share', onSelect: () => {} }],
  onSelectAll: () => {},
  onLeave: () => {},
};

function show(more: Partial<SelectionBarProps> = {}) {
  return render(
    <UiProvider locale="en">
      <SelectionBar {...props} {...more} />
    </UiProvider>,
  );
}

it('disables the actions while nothing is selected', () => {
  show();
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Select items')).toBeVisible();
});

it('selects all, and none once all are selected', async () => {
  const onSelectAll = vi.fn();
  const { unmount } = show({ count: 1_234, onSelectAll });
  expect(screen.getByText('1,234 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  unmount();
  show({ count: 2_000, allSelected: true, onSelectAll });
  await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
  expect(onSelectAll.mock.calls).toEqual([[true], [false]]);
});

it('focuses the button that ends the selection', () => {
  show({ autoFocus: true, labels: { leave: 'Done' } });
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
});

it('names the bar at the bottom', () => {
  render(<SelectionBottomBar {...props} labels={{ actions: 'Photo actions' }} />);
  expect(screen.getByRole('toolbar', { name: 'Photo actions' })).toBeInTheDocument();
});
