import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { useClosedLayers, useLayer } from './useLayer.ts';

function Question() {
  const { layer, open } = useLayer(['question']);
  return (
    <>
      <button type="button" onClick={() => open('question')}>
        ask
      </button>
      {layer && <p role="alertdialog">question</p>}
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  const { layer, open, close } = useLayer(['card', 'rename']);
  return (
    <main aria-label={pathname}>
      <button type="button" onClick={() => open('card', 'a1')}>
        card
      </button>
      <button type="button" onClick={() => open('rename')}>
        rename
      </button>
      {layer && (
        <div role="dialog" aria-label={layer.name}>
          {layer.id}
          <button
            type="button"
            onClick={() => {
              close();
              close();
            }}
          >
            close
          </button>
          <Question />
        </div>
      )}
    </main>
  );
}

function Root() {
  useClosedLayers();
  return <Outlet />;
}

async function setUp() {
  const children = [
    { path: '/', element: <p>home</p> },
    { path: '/albums', element: <Page /> },
    { path: '/photos', element: <p>photos</p> },
  ];
  const router = createMemoryRouter([{ element: <Root />, children }], {
    initialEntries: ['/', '/albums'],
  });
  render(<RouterProvider router={router} />);
  const go = (to: number) => act(() => router.navigate(to));
  return { router, go };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAt = (path: string) => vi.waitFor(() => expect(screen.getByRole('main').ariaLabel).toBe(path));
const hasNone = (role = 'dialog') => vi.waitFor(() => expect(screen.queryByRole(role)).toBeNull());

it('closes by Back and stays on the page; Back again leaves the page', async () => {
  const { go } = await setUp();
  await press('card');
  expect((await screen.findByRole('dialog')).textContent).toContain('a1');
  await go(-1);
  await hasNone();
  await isAt('/albums');
  await go(-1);
  await screen.findByText('home');
});

it('goes back once, however often it is closed', async () => {
  const { go } = await setUp();
  await press('card');
  await press('close');
  await hasNone();
  await isAt('/albums');
  await go(-1);
  await screen.findByText('home');
});

it('does not open again by Forward, which stays on the page', async () => {
  const { go } = await setUp();
  await press('card');
  await press('close');
  await hasNone();
  await go(1);
  await hasNone();
  await isAt('/albums');
  await go(-1);
  await screen.findByText('home');
});

it('does not open again on the way back from another page', async () => {
  const { router, go } = await setUp();
  await press('card');
  await act(() => router.navigate('/photos'));
  await screen.findByText('photos');
  await go(-1);
  await isAt('/albums');
  await hasNone();
  await go(-1);
  await screen.findByText('home');
});

it('is closed after a reload, and leaves no entry to go back from', async () => {
  const { router } = await setUp();
  await press('card');
  await screen.findByRole('dialog');
  const { state } = router.state.location;
  vi.resetModules();
  const fresh = await import('./useLayer.ts');
  function Reloaded() {
    fresh.useClosedLayers();
    const { layer } = fresh.useLayer(['card']);
    const { state: shown } = useLocation();
    return <p>{layer ? 'dialog' : shown === null ? 'page' : 'entry of a dialog'}</p>;
  }
  const again = createMemoryRouter([{ path: '*', element: <Reloaded /> }], {
    initialEntries: ['/albums', { pathname: '/albums', state }],
  });
  render(<RouterProvider router={again} />);
  await screen.findByText('page');
});

it('stays open below a question, which Back closes first', async () => {
  const { go } = await setUp();
  await press('card');
  await press('ask');
  await screen.findByRole('alertdialog');
  await go(-1);
  await hasNone('alertdialog');
  await screen.findByRole('dialog');
  await press('ask');
  await screen.findByRole('alertdialog');
  await press('close');
  await hasNone();
  await isAt('/albums');
  await go(-1);
  await screen.findByText('home');
});

it('passes its history entry to the next dialog of the same page', async () => {
  const { go } = await setUp();
  await press('card');
  await press('rename');
  await screen.findByRole('dialog', { name: 'rename' });
  await go(-1);
  await hasNone();
  await isAt('/albums');
});
