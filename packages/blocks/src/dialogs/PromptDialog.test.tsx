import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../ui/src/test/browserStubs.ts';
import { PromptDialog, type PromptDialogProps } from './index.ts';

beforeAll(stubBrowser);

function show(given: Partial<PromptDialogProps> = {}) {
  const props = { onOpenChange: vi.fn(), onSubmit: vi.fn(), ...given };
  render(
    <PromptDialog
      open
      title="Rename"
      label="Name"
      defaultValue="Kyoto"
      confirmLabel="Save"
      requiredText="Enter a name"
      {...props}
    />,
  );
  const save = async (text: string) => {
    const field = screen.getByLabelText('Name');
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...props, save };
}

it('submits the trimmed text and closes', async () => {
  const { save, onSubmit, onOpenChange } = show();
  await save(' Nara ');
  expect(onSubmit).toHaveBeenCalledWith('Nara');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

it('closes without a call when the text is unchanged', async () => {
  const { save, onSubmit, onOpenChange } = show();
  await save('Kyoto');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('stays open with the error that the call resolves to', async () => {
  const { save, onOpenChange } = show({ onSubmit: async () => 'That name is taken' });
  await save('Nara');
  expect(await screen.findByText('That name is taken')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('stays open when the call is rejected', async () => {
  const { save, onOpenChange } = show({ onSubmit: () => Promise.reject(new Error('offline')) });
  await save('Nara');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('asks for a text until it is valid', async () => {
  const { save, onSubmit } = show({ validate: (text) => (text.length > 5 ? 'Too long' : undefined) });
  await save('');
  expect(screen.getByText('Enter a name')).toBeVisible();
  await save('Hokkaido');
  expect(screen.getByText('Too long')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
