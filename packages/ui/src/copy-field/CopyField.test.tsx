import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../test/describeComponent.tsx';
import { CopyField } from './CopyField.tsx';

describeComponent('CopyField', {
  element: HTMLInputElement,
  render: (probe) => <CopyField label="链接" value="https://example.com/s/1" {...probe} />,
});

it('copies, says so, and is marked whole when focused', async () => {
  const user = userEvent.setup();
  render(<CopyField label="链接" value="https://x.cn/s/1" copyText="链接 https://x.cn/s/1 提取码 K3PZ" />);
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await navigator.clipboard.readText()).toBe('链接 https://x.cn/s/1 提取码 K3PZ');
  expect(screen.getByRole('status')).toHaveTextContent('已复制');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '链接' });
  await user.click(field);
  expect(field.selectionEnd).toBe('https://x.cn/s/1'.length);
});

it('says under the field that the clipboard refused', async () => {
  const user = userEvent.setup();
  const told = vi.fn();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyField label="链接" value="https://x.cn/s/1" onCopied={told} />);
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByText('复制失败')).toBeVisible();
  expect(told).toHaveBeenCalledExactlyOnceWith(false);
});
