import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { CodeInput } from '../code-input/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ErrorState } from '../state/index.ts';
import { stubBrowser } from '../test/browserStubs.ts';
import { useToast } from '../toast/index.ts';
import { UiProvider } from './UiProvider.tsx';

beforeAll(stubBrowser);

function Teller() {
  const { undo } = useToast();
  return <Button onClick={() => undo('Moved', () => {})}>Tell</Button>;
}

it('brings texts in its language and toasts', async () => {
  render(
    <UiProvider locale="en">
      <Teller />
      <ErrorState title="Failed" onRetry={() => {}} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

it('lets a consumer replace a single text and keeps the others', () => {
  render(
    <UiProvider locale="en" labels={{ retry: 'Again' }}>
      <ErrorState title="Failed" onRetry={() => {}} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
});

it('passes its nonce to the styles that components write', async () => {
  render(
    <UiProvider locale="en" nonce="of-the-page">
      <CodeInput length={4} />
      <Dialog.Root defaultOpen>
        <Dialog.Content title="New album">
          <Dialog.Body>Body</Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </UiProvider>,
  );
  await screen.findByRole('dialog');
  const written = [...document.head.querySelectorAll('style')].filter(({ nonce }) => nonce === 'of-the-page');
  // The boxes of the code, and the lock of the page's scrolling.
  expect(written).toHaveLength(2);
});
