import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER } from '@xiangji/api-client/contract';
import { expect, it, vi } from 'vitest';
import { InLanguage } from '../../test/InLanguage.tsx';
import { OrderMenu } from './OrderMenu.tsx';

it('shows the current order, and changes it by keyboard', async () => {
  const change = vi.fn();
  render(
    <InLanguage>
      <OrderMenu order={ORDER.DATE_ASC} onChange={change} />
    </InLanguage>,
  );
  screen.getByRole('button', { name: '排序' }).focus();
  await userEvent.keyboard('{Enter}');
  // The menu's code is loaded by the first press.
  await screen.findByRole('menuitemradio', { name: '时间从早到晚', checked: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith(ORDER.DATE_DESC);
});
