import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFocusRescue } from './useFocusRescue.ts';

function Page() {
  useFocusRescue('main');
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {['京都', '奈良', '大阪'].map((name) => (
          <li key={name}>
            <a href={`#${name}`} data-focus-key={name}>
              {name}
            </a>
            <button type="button">{name}：更多</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A dialog whose focus cannot be restored. */
function closeDialog() {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.remove();
}

it('returns to the same entry while it exists, and to its neighbour afterwards', async () => {
  const { getByRole } = render(<Page />);
  const nara = getByRole('link', { name: '奈良' });
  const button = getByRole('button', { name: '奈良：更多' });
  button.focus();
  button.blur();
  closeDialog();
  await vi.waitFor(() => expect(document.activeElement).toBe(nara));
  nara.closest('li')?.remove();
  closeDialog();
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('link', { name: '大阪' })));
});
