import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { parseDay } from '../date-field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { DatePicker } from './DatePicker.tsx';

beforeAll(stubBrowser);

const first = parseDay('2026.5.1') ?? Number.NaN;

describeConformance('DatePicker', {
  element: HTMLInputElement,
  render: (probe) => <DatePicker label="到期日" defaultValue={first} {...probe} />,
});

it('takes a day from the calendar and returns the focus', async () => {
  const change = vi.fn();
  render(<DatePicker label="Expires" defaultValue={first} onValueChange={change} />);
  const button = screen.getByRole('button', { name: 'Calendar' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByText('20'));
  expect(change).toHaveBeenCalledExactlyOnceWith(first + 19);
  expect(screen.getByRole('textbox', { name: 'Expires' })).toHaveValue('2026.5.20');
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

it('opens at the day that was typed', async () => {
  render(<DatePicker label="Expires" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Expires' }), '2031.8.9{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  expect(await screen.findByRole('grid', { name: /August 2031/ })).toBeVisible();
});

it('refuses a typed day outside its limits', async () => {
  const change = vi.fn();
  render(<DatePicker label="Expires" min={first} onValueChange={change} />);
  const field = screen.getByRole('textbox', { name: 'Expires' });
  await userEvent.type(field, '2026.4.30{Enter}');
  expect(change).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
});

it('closes before the dialog around it on Esc', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Share">
        <DatePicker label="Expires" defaultValue={first} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  await screen.findByRole('grid');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeVisible();
});
