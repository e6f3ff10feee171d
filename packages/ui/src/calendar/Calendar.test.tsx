import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@xiangji/locale';
import { expect, it, vi } from 'vitest';
import { parseDay } from '../date-field/calendar.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { Calendar } from './Calendar.tsx';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const first = day('2026.5.1');

describeConformance('Calendar', {
  element: HTMLDivElement,
  render: (probe) => <Calendar label="日期" defaultValue={first} {...probe} />,
});

it('is walked and selected from by keyboard', async () => {
  const change = vi.fn();
  render(<Calendar label="Day" defaultValue={first} onValueChange={change} autoFocus />);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith(first + 8);
  await userEvent.keyboard('{PageDown}{Enter}');
  expect(change).toHaveBeenLastCalledWith(day('2026.6.9'));
});

it('moves by months and years', async () => {
  render(<Calendar label="Day" defaultValue={first} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(screen.getByRole('grid', { name: /June 2025/ })).toBeVisible();
});

it('does not select days outside its limits', async () => {
  const change = vi.fn();
  render(<Calendar label="Day" defaultValue={first + 9} min={first + 5} onValueChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /May 3, 2026/ }));
  expect(change).not.toHaveBeenCalled();
});

it('names months in the language of the provider', () => {
  render(
    <LocaleProvider locale="zh-CN">
      <Calendar label="日期" defaultValue={first} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('grid', { name: /2026年5月/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '下个月' })).toBeVisible();
});

it('passes its id and description to its element', () => {
  render(
    <>
      <p id="hint">开始的日子</p>
      <Calendar label="开始" id="start" aria-describedby="hint" />
    </>,
  );
  const calendar = screen.getByRole('application', { name: /开始/ });
  expect(calendar).toHaveAttribute('id', 'start');
  expect(calendar).toHaveAccessibleDescription('开始的日子');
});
