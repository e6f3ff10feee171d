import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { DatePicker } from './index.ts';

vi.mock('../calendar/Calendar.tsx', () => {
  throw new Error('The network is lost');
});

beforeAll(() => {
  stubBrowser();
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('reports a calendar whose code cannot be loaded, and keeps the field', async () => {
  const change = vi.fn();
  render(
    <UiProvider locale="en">
      <DatePicker label="Date" onValueChange={change} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  await screen.findByText('Loading failed');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '2026.6.15{Enter}');
  expect(change).toHaveBeenCalledOnce();
});
