import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@xiangji/locale';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { PasswordField } from './PasswordField.tsx';

describeConformance('PasswordField', {
  element: HTMLInputElement,
  render: (probe) => <PasswordField label="密码" {...probe} />,
});

it('hides, shows and hides again without losing the text', async () => {
  render(
    <LocaleProvider locale="en">
      <PasswordField label="Password" />
    </LocaleProvider>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'jade 玉');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('jade 玉');
});
