import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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
      <div id="bar">
        <button type="button">管理</button>
      </div>
      <div>
        <button type="button">退出</button>
      </div>
      <section aria-label="上传">
        <ul>
          {['1.jpg', '2.jpg', '3.jpg'].map((name) => (
            <li key={name}>
              <button type="button">取消 {name}</button>
            </li>
          ))}
        </ul>
        <p>
          <button type="button">重试</button>
        </p>
      </section>
    </main>
  );
}

/** A dialog whose focus cannot be restored. */
function closeDialog() {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.remove();
}

const button = (name: string) => screen.getByRole('button', { name });
const toHaveFocus = (element: Element) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element), { interval: 10 });

beforeEach(async () => {
  render(<Page />);
  await vi.dynamicImportSettled();
});

it('returns to the same entry while it exists, and to its neighbour afterwards', async () => {
  const nara = screen.getByRole('link', { name: '奈良' });
  button('奈良：更多').focus();
  button('奈良：更多').blur();
  closeDialog();
  await toHaveFocus(nara);
  nara.closest('li')?.remove();
  closeDialog();
  await toHaveFocus(screen.getByRole('link', { name: '大阪' }));
});

it('focuses the same control of the next row when a row removes itself, and the region after the last row', async () => {
  const [second, third] = [button('取消 2.jpg'), button('取消 3.jpg')];
  button('取消 1.jpg').focus();
  button('取消 1.jpg').closest('li')?.remove();
  await toHaveFocus(second);
  third.focus();
  third.closest('li')?.remove();
  await toHaveFocus(second);
  second.closest('ul')?.remove();
  await toHaveFocus(screen.getByRole('region', { name: '上传' }));
});

it('focuses the region of a control that disappears', async () => {
  button('重试').focus();
  button('重试').remove();
  await toHaveFocus(screen.getByRole('region', { name: '上传' }));
});

it('returns to the control that had the focus before, if there is no region', async () => {
  const bar = button('管理').parentElement;
  const leave = button('退出');
  button('管理').focus();
  leave.focus();
  bar?.setAttribute('inert', '');
  await new Promise(requestAnimationFrame);
  bar?.removeAttribute('inert');
  leave.parentElement?.setAttribute('inert', '');
  await toHaveFocus(button('管理'));
  bar?.remove();
  await toHaveFocus(screen.getByRole('main'));
});

it('leaves the focus alone when another page appears, or when the user has left the element', async () => {
  const retry = button('重试');
  button('退出').focus();
  history.pushState(null, '', '/albums');
  button('退出').remove();
  retry.focus();
  retry.blur();
  await Promise.resolve();
  retry.remove();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
