import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@xiangji/locale';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { NumberField } from './NumberField.tsx';

describeConformance('NumberField', {
  element: HTMLInputElement,
  render: (probe) => <NumberField label="天数" defaultValue={30} {...probe} />,
});

it('commits a typed number on Enter, within its limits', async () => {
  const change = vi.fn();
  render(<NumberField label="天数" min={1} max={365} onValueChange={change} />);
  const field = screen.getByRole('textbox', { name: '天数' });
  await userEvent.type(field, '12a{Enter}');
  expect(change).toHaveBeenLastCalledWith(12);
  await userEvent.clear(field);
  await userEvent.type(field, '999');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(365);
  expect(field).toHaveValue('365');
});

it('steps by arrow keys and buttons, and stops at its limits', async () => {
  render(<NumberField label="天数" defaultValue={3} min={1} max={5} step={2} />);
  const field = screen.getByRole('textbox', { name: '天数' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(field).toHaveValue('3');
});

it('writes the number as the locale does, and the plain number into its form', () => {
  const { container } = render(
    <LocaleProvider locale="de">
      <NumberField label="Tage" name="days" defaultValue={1234.5} step={0.5} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'Tage' })).toHaveValue('1.234,5');
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('1234.5');
});

it('passes the attributes and handlers of its owner to the input', async () => {
  const handleKey = vi.fn();
  const handleFocus = vi.fn();
  const valuesAtBlur: string[] = [];
  const { container } = render(
    <NumberField
      label="天数"
      name="days"
      form="settings"
      placeholder="30"
      maxLength={5}
      autoComplete="on"
      inputMode="decimal"
      onKeyDown={handleKey}
      onFocus={handleFocus}
      onBlur={(event) => valuesAtBlur.push(event.currentTarget.value)}
    />,
  );
  const field = screen.getByRole('textbox', { name: '天数' });
  for (const [attribute, value] of Object.entries({
    placeholder: '30',
    maxlength: '5',
    autocomplete: 'on',
    inputmode: 'decimal',
    form: 'settings',
  }))
    expect(field).toHaveAttribute(attribute, value);
  expect(container.querySelector('input[type=hidden]')).toHaveAttribute('form', 'settings');
  await userEvent.type(field, '1234');
  await userEvent.tab();
  expect(handleKey).toHaveBeenCalled();
  expect(handleFocus).toHaveBeenCalledOnce();
  expect(valuesAtBlur).toEqual(['1,234']);
});

it('submits nothing while it is disabled', () => {
  render(
    <form aria-label="设置">
      <NumberField label="天数" name="days" defaultValue={30} disabled />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form', { name: '设置' }))]).toEqual([]);
});
