import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@xiangji/ui';
import { type ReactElement, useRef, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../ui/src/test/browserStubs.ts';
import { entriesIn } from './action.ts';
import { ActionBar, ActionContextMenu, ActionMenu, openContextMenu } from './index.ts';
import { lazyMenu } from './lazyMenu.tsx';

beforeAll(stubBrowser);

const action = (id: string, onSelect = () => {}) => ({ id, label: id, onSelect });

it('drops actions that do not apply, and separators with nothing around them', () => {
  const [one, two] = [action('one'), action('two')];
  expect(entriesIn(['separator', one, 'separator', false, 'separator', two, false, 'separator'])).toEqual([
    one,
    'separator',
    two,
  ]);
  expect(entriesIn(['separator', 'separator', one, 'separator', false, 'separator'])).toEqual([one]);
});

it('calls the action that is chosen from the menu', async () => {
  const share = vi.fn();
  render(
    <UiProvider locale="en">
      <ActionMenu actions={[action('Move'), action('Share', share)]} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
  expect(share).toHaveBeenCalledOnce();
});

function Renaming() {
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const rename = { ...action('Rename', () => setEditing(true)), movesFocus: true };
  return (
    <ActionContextMenu actions={[rename]}>
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: the action moves the focus here */}
        {editing && <input ref={field} autoFocus aria-label="Name" />}
        <button type="button" onClick={openContextMenu}>
          Menu
        </button>
      </div>
    </ActionContextMenu>
  );
}

it('lets an action move the focus after its menu has closed', async () => {
  render(<Renaming />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

it('opens the menu of the pressed item only', async () => {
  const remove = vi.fn();
  const actionsAt = (target: Element) =>
    target.matches('li') ? [action('Remove', () => remove(target.id))] : [];
  render(
    <ActionContextMenu actions={actionsAt}>
      <ul aria-label="Items">
        <li id="one">One</li>
        <li id="two">Two</li>
      </ul>
    </ActionContextMenu>,
    { wrapper: UiProvider },
  );
  expect(fireEvent.contextMenu(screen.getByRole('list', { name: 'Items' }))).toBe(true);
  expect(fireEvent.contextMenu(screen.getByText('Two'))).toBe(false);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(remove.mock.calls).toEqual([['two']]);
});

it('moves seldom actions of a bar to a menu', async () => {
  render(
    <UiProvider locale="en">
      <ActionBar actions={[action('Share'), { ...action('Download'), inMenu: true }]} disabled />
    </UiProvider>,
  );
  const share = screen.getByRole('button', { name: 'Share' });
  share.focus();
  expect(share).toHaveFocus();
  expect(share).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Download')).not.toBeInTheDocument();
});

function Downloading() {
  const [busy, setBusy] = useState(false);
  return (
    <ActionBar actions={[{ ...action('Download', () => setBusy(true)), inMenu: true }]} disabled={busy} />
  );
}

it('returns the focus to the button of its menu when an action there disables the bar', async () => {
  render(<Downloading />, { wrapper: UiProvider });
  const more = () => screen.getByRole('button', { name: 'More actions' });
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
  await waitFor(() => expect(more()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
});

it('opens by the keyboard with the focus on the first action', async () => {
  render(
    <UiProvider locale="en">
      <ActionMenu actions={[action('Move'), action('Share')]} />
    </UiProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

const Opened = ({ children }: { children: ReactElement }) => <div data-testid="menu">{children}</div>;

it('reports a menu whose code cannot be loaded, and opens it on request', async () => {
  const load = vi.fn<() => Promise<typeof Opened>>();
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(Opened);
  const Menu = lazyMenu(load);
  render(
    <UiProvider locale="en">
      <Menu>
        <button type="button">Sort</button>
      </Menu>
    </UiProvider>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  await screen.findByText('Loading failed');
  expect(screen.queryByTestId('menu')).not.toBeInTheDocument();
  // Radix makes its list of toasts clickable just after it shows the first.
  await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Reload' })));
  await screen.findByTestId('menu');
});
