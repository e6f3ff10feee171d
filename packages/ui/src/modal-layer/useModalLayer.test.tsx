import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useModalLayer } from './useModalLayer.ts';

const onKeyDown = vi.fn();

function Layer({ onClose, enabled }: { onClose: () => void; enabled: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useModalLayer(ref, { enabled, onEscape: onClose, onKeyDown, getReturnTarget: () => null });
  return (
    <div ref={ref} role="dialog" aria-label="Layer" tabIndex={-1}>
      <button type="button">First</button>
      <button type="button">Last</button>
    </div>
  );
}

function Page({ enabled = true }: { enabled?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p role="status">Saved</p>
      {open && <Layer enabled={enabled} onClose={() => setOpen(false)} />}
    </>
  );
}

const layer = () => screen.getByRole('dialog');
const open = async (enabled = true) => {
  render(<Page enabled={enabled} />);
  await userEvent.click(screen.getByText('Open'));
};

it('takes the focus, keeps Tab inside, and returns the focus after Escape', async () => {
  await open();
  expect(layer()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByText('Last')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('First')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Open')).toHaveFocus();
});

it('makes the page inert, except for live regions', async () => {
  await open();
  await waitFor(() => expect(screen.getByText('Open').closest('[inert]')).not.toBeNull());
  expect(screen.getByText('Saved').closest('[inert]')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Open').closest('[inert]')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
});

it('handles keys while the page has the focus, but not those of a layer above', async () => {
  await open();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('a');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  const above = document.body.appendChild(document.createElement('button'));
  above.focus();
  fireEvent.keyDown(above, { key: 'Escape' });
  expect(layer()).toBeInTheDocument();
  above.remove();
});

it('leaves the page as it is while it is not enabled', async () => {
  await open(false);
  expect(screen.getByText('Open')).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
});

/** Presses a key once its content is in the page, before passive effects run. */
function Impatient({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  }, []);
  return children;
}

it('handles keys from the moment that it is seen', () => {
  onKeyDown.mockClear();
  render(
    <Impatient>
      <Layer enabled onClose={() => {}} />
    </Impatient>,
  );
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
