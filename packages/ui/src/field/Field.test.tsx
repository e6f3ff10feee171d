import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';

it('names and describes its control, error before hint', () => {
  render(
    <Field label="相册名称" hint="最多 30 个字" error="请输入相册名称" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '相册名称' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请输入相册名称 最多 30 个字');
});

it('is valid and undescribed when there is nothing to say', () => {
  render(<Field label="相册名称">{(control) => <input {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: '相册名称' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});
