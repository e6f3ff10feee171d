import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@xiangji/ui';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../ui/src/test/browserStubs.ts';
import { SortOrderMenu } from './index.ts';

beforeAll(stubBrowser);

it('shows the current order, and changes it by keyboard', async () => {
  const change = vi.fn();
  render(
    <UiProvider locale="zh-CN">
      <SortOrderMenu orders={['date-asc', 'date-desc']} value="date-asc" onValueChange={change} />
    </UiProvider>,
  );
  screen.getByRole('button', { name: '排序' }).focus();
  await userEvent.keyboard('{Enter}');
  // The menu's code is loaded by the first press.
  await screen.findByRole('menuitemradio', { name: '时间从早到晚', checked: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('date-desc');
});
