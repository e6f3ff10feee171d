import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { DateField, DateRangeField } from './index.ts';

describeConformance('DateField', {
  element: HTMLInputElement,
  render: (probe) => <DateField label="日期" defaultValue={0} {...probe} />,
});
describeConformance('DateRangeField', {
  element: HTMLInputElement,
  render: (probe) => <DateRangeField label="日期" defaultValue={{ start: 0, end: 2 }} {...probe} />,
});

function show() {
  const change = vi.fn();
  render(<DateField label="拍摄日期" defaultValue={0} onValueChange={change} />);
  return { change, field: screen.getByRole('textbox', { name: '拍摄日期' }) };
}

it('commits a date on Enter and on blur, and rejects other characters', async () => {
  const { change, field } = show();
  expect(field).toHaveAccessibleDescription('year.month.day');
  await userEvent.clear(field);
  await userEvent.type(field, '-32年1.5x.7{Enter}');
  expect(field).toHaveValue('-321.5.7');
  expect(change).toHaveBeenCalledOnce();
  await userEvent.clear(field);
  await userEvent.type(field, '2026.5.1');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(20_574);
});

it('says that a day does not exist, keeps the text to be corrected, and restores the day on Esc', async () => {
  const { change, field } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '2026.2.30{Enter}');
  expect(field).toHaveValue('2026.2.30');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Enter a valid date/);
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('1970.1.1');
  expect(field).toBeValid();
  expect(change).not.toHaveBeenCalled();
});

it('keeps a form with an invalid text from being submitted, and reports the try', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  const invalid = vi.fn();
  render(
    <form onSubmit={submit}>
      <DateField label="拍摄日期" defaultValue={0} onInvalid={invalid} />
      <button type="submit">保存</button>
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '拍摄日期' });
  await userEvent.clear(field);
  await userEvent.type(field, '2026.2.30{Enter}');
  expect(invalid).toHaveBeenCalled();
  expect(field.validationMessage).toBe('Enter a valid date');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '2026.2.28{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

it('does not report an unchanged or an emptied date', async () => {
  const { change, field } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '1970.01.01{Enter}');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue('1970.1.1');
  expect(change).not.toHaveBeenCalled();
});

it('writes a reversed range in order', async () => {
  const change = vi.fn();
  render(<DateRangeField label="日期" onValueChange={change} />);
  const field = screen.getByRole('textbox', { name: '日期' });
  await userEvent.type(field, '1970.1.5~1970.1.2{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith({ start: 1, end: 4 });
  expect(field).toHaveValue('1970.1.2~1970.1.5');
});

it('is emptied by its owner', async () => {
  const { rerender } = render(<DateField label="到期日" value={0} />);
  const field = screen.getByRole('textbox', { name: '到期日' });
  await userEvent.clear(field);
  await userEvent.type(field, '1970.1.3{Enter}');
  rerender(<DateField label="到期日" value={null} />);
  expect(field).toHaveValue('');
  rerender(<DateRangeField label="到期日" value={null} defaultValue={{ start: 1, end: 2 }} />);
  expect(screen.getByRole('textbox', { name: '到期日' })).toHaveValue('');
});
