import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { Select } from './Select.tsx';

beforeAll(stubBrowser);

const options = [
  { value: '15', label: '15 天' },
  { value: '30', label: '30 天' },
  { value: '0', label: '永久' },
] as const;

describeConformance('Select', {
  element: HTMLButtonElement,
  render: (probe) => <Select label="有效期" options={options} defaultValue="30" {...probe} />,
});

it('is chosen from by keyboard', async () => {
  const change = vi.fn();
  render(<Select label="有效期" options={options} onValueChange={change} error="请选择有效期" />);
  const trigger = screen.getByRole('combobox', { name: '有效期' });
  expect(trigger).toHaveTextContent('Choose');
  expect(trigger).toHaveAccessibleDescription('请选择有效期');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: '15 天' });
  await userEvent.keyboard('{End}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('0');
  expect(trigger).toHaveTextContent('永久');
});

it('writes no style element into its list, which Trusted Types refuse', async () => {
  render(<Select label="有效期" options={options} />);
  await userEvent.click(screen.getByRole('combobox', { name: '有效期' }));
  await screen.findByRole('option', { name: '15 天' });
  expect(document.body.querySelector('style')).toBeNull();
});
