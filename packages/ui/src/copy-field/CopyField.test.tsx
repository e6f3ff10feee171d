import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { CopyField } from './CopyField.tsx';

describeConformance('CopyField', {
  element: HTMLInputElement,
  render: (probe) => <CopyField label="链接" value="https://example.com/s/1" {...probe} />,
});

it('copies, says so, and is marked whole when focused', async () => {
  const user = userEvent.setup();
  render(<CopyField label="链接" value="https://x.cn/s/1" copyText="链接 https://x.cn/s/1 提取码 K3PZ" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('链接 https://x.cn/s/1 提取码 K3PZ');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '链接' });
  await user.click(field);
  expect(field.selectionEnd).toBe('https://x.cn/s/1'.length);
});

it('says under the field that the clipboard refused', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyField label="链接" value="https://x.cn/s/1" onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copying failed')).toBeVisible();
  expect(onCopied).toHaveBeenCalledExactlyOnceWith(false);
});
