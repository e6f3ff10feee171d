import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useToast } from '@xiangji/ui';
import { describe, expect, it } from 'vitest';
import { Host, opened, shown, sourceOf } from './test/host.tsx';

/** The dialog itself, which handles every key. */
const whole = () => screen.getByRole('dialog', { name: 'Photo viewer' });
const button = (name: string) => screen.getByRole('button', { name });

/** A viewer whose action shows a toast with undo. */
function Saving() {
  const toast = useToast();
  const remove = () => toast.undo('Deleted', () => {});
  return (
    <Host
      actions={
        <button type="button" onClick={remove}>
          Delete
        </button>
      }
    />
  );
}

describe('the dialog', () => {
  it('traps focus, closes by Escape and by its button, and restores focus', async () => {
    const dialog = await opened();
    expect(whole()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('makes the page behind inert while it is open, except for live regions', async () => {
    render(<p role="status">Saved</p>);
    await opened();
    const opener = screen.getByText('Open');
    expect(opener.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Saved').closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(opener.closest('[inert]')).toBeNull();
  });

  it('leaves Escape to a layer above it', async () => {
    await opened();
    const above = document.body.appendChild(document.createElement('button'));
    above.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    above.remove();
  });

  it.each(['the page', 'an element behind it'])('owns the keyboard while %s has the focus', async (where) => {
    // A live region keeps its ancestors from being inert.
    render(
      <main tabIndex={-1}>
        <p role="status">Saved</p>
      </main>,
    );
    await opened();
    if (where === 'the page') (document.activeElement as HTMLElement).blur();
    else screen.getByRole('main').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Picture 2');
    if (where !== 'the page') expect(whole()).toHaveFocus();
    await userEvent.keyboard('+');
    expect(button('Zoom out')).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the keys to a modal dialog above it while the page has the focus', async () => {
    const dialog = await opened();
    dialog.setAttribute('aria-hidden', 'true');
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    dialog.removeAttribute('aria-hidden');
    expect(shown()).toHaveAccessibleName('Picture 1');
  });

  it('navigates by arrow keys from the side panel, which keeps the keys that scroll and those of its fields', async () => {
    await opened({
      sidePanel: (
        <>
          <button type="button">Date</button>
          <textarea aria-label="Description" defaultValue="Sea" />
        </>
      ),
    });
    button('Date').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Picture 2');
    await userEvent.keyboard('{Home}');
    expect(shown()).toHaveAccessibleName('Picture 2');
    screen.getByRole('textbox', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Picture 2');
  });

  it('keeps toasts reachable', async () => {
    render(
      <ToastProvider>
        <Saving />
      </ToastProvider>,
    );
    await userEvent.click(button('Open'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('[F8]{Tab}{Tab}');
    expect(undo).toHaveFocus();
  });
});

describe('the focus after navigation', () => {
  it('stays on the viewer, or on the button that was pressed', async () => {
    await opened();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Picture 2');
    expect(whole()).toHaveFocus();
    await userEvent.click(button('Previous'));
    expect(shown()).toHaveAccessibleName('Picture 1');
    expect(button('Previous')).toHaveFocus();
  });

  it('moves the focus to the viewer when its button is unmounted at the end of the list', async () => {
    await opened();
    await userEvent.click(button('Previous'));
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    expect(whole()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Picture 1');
  });

  it('moves the focus to the viewer when it was on the previous photo', async () => {
    await opened({ source: sourceOf(3) });
    for (const url of ['/small/1.webp', '/large/1.webp'])
      fireEvent.error(document.querySelector(`img[src="${url}"]`) as Element);
    const retry = button('Retry');
    retry.focus();
    await userEvent.keyboard('{PageDown}');
    expect(retry.closest('[inert]')).not.toBeNull();
    expect(whole()).toHaveFocus();
  });

  it('moves the focus to the viewer when its button is disabled', async () => {
    await opened();
    await userEvent.keyboard('+');
    await userEvent.click(button('Zoom out'));
    expect(button('Zoom out')).toBeDisabled();
    expect(whole()).toHaveFocus();
  });
});
