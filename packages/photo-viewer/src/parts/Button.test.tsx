import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropdownMenu } from '@xiangji/ui';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

it('passes a ref and the attributes of a button on', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} label="Like" aria-pressed className="mine" data-kept="">
      +
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Like', pressed: true });
  expect(ref.current).toBe(button);
  expect(button).toHaveClass('mine');
  expect(button).toHaveAttribute('data-kept');
  expect(button).toHaveAttribute('type', 'button');
});

it('works as the trigger of a menu', async () => {
  render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button label="More">…</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Share</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  const button = screen.getByRole('button', { name: 'More', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toHaveFocus();
});
