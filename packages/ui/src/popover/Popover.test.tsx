import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { Popover } from './index.ts';

beforeAll(stubBrowser);

describeConformance('Popover.Content', {
  element: HTMLDivElement,
  emptyOnServer: true,
  render: (probe) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger>显示方式</Popover.Trigger>
      <Popover.Content label="显示方式" {...probe}>
        内容
      </Popover.Content>
    </Popover.Root>
  ),
});

it('focuses its content, and restores the focus on Esc', async () => {
  render(
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>显示方式</Button>
      </Popover.Trigger>
      <Popover.Content label="显示方式">
        <Button>网格</Button>
      </Popover.Content>
    </Popover.Root>,
  );
  const opener = screen.getByRole('button', { name: '显示方式' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: '显示方式' })).toBeVisible();
  expect(screen.getByRole('button', { name: '网格' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
