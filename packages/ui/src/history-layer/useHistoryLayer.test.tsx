import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LayerHistory, useAfterLayer, useClosedHistoryLayers, useHistoryLayer } from './index.ts';

let entries: unknown[] = [];
let at = 0;
const onAfter = vi.fn();

beforeEach(() => {
  entries = [null];
  at = 0;
  onAfter.mockReset();
});

/** A router with a history in memory. */
function useHistory(): LayerHistory & { goForward: () => void } {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const go = (by: number) => {
    at += by;
    render();
  };
  return {
    state: entries[at],
    onStateChange: (state, { replace }) => {
      if (!replace) at += 1;
      entries = [...entries.slice(0, at), state];
      render();
    },
    goBack: (count) => go(-count),
    goForward: () => go(1),
  };
}

function Page() {
  const history = useHistory();
  useClosedHistoryLayers(history);
  const { open, close, dialog, layer } = useHistoryLayer(['card', 'rename'], { history });
  const question = useHistoryLayer(['question'], { history, scope: 'question' });
  const afterLayer = useAfterLayer({ layer });
  return (
    <>
      <button type="button" onClick={() => open('card', 'a1')}>
        Card
      </button>
      <button type="button" onClick={() => open('rename')}>
        Rename
      </button>
      <button type="button" onClick={() => question.open('question')}>
        Ask
      </button>
      <button type="button" onClick={() => history.goBack(1)}>
        Back
      </button>
      <button type="button" onClick={() => history.goForward()}>
        Forward
      </button>
      <button
        type="button"
        onClick={() => {
          afterLayer(onAfter);
          close();
          close();
        }}
      >
        Close
      </button>
      <ul>
        {dialog('card').open && <li>Card {layer?.id}</li>}
        {dialog('rename').open && <li>Rename</li>}
        {question.layer && <li>Question</li>}
      </ul>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('closes by the back button of the browser, and does not open again by Forward', async () => {
  render(<Page />);
  await press('Card');
  expect(shown()).toEqual(['Card a1']);
  await press('Back');
  expect(shown()).toEqual([]);
  await press('Forward');
  expect(shown()).toEqual([]);
  expect(at).toBe(0);
});

it('goes back once, however often it is closed', async () => {
  render(<Page />);
  await press('Card');
  await press('Close');
  expect(shown()).toEqual([]);
  expect(at).toBe(0);
});

it('passes its history entry to the next layer of its owner', async () => {
  render(<Page />);
  await press('Card');
  await press('Rename');
  expect(shown()).toEqual(['Rename']);
  expect(entries).toHaveLength(2);
});

it('stays open below a layer of another owner', async () => {
  render(<Page />);
  await press('Card');
  await press('Ask');
  expect(shown()).toEqual(['Card a1', 'Question']);
  await press('Close');
  expect(shown()).toEqual([]);
  expect(at).toBe(0);
});

it('runs a function after the layer has closed', async () => {
  render(<Page />);
  await press('Card');
  onAfter.mockImplementation(() => expect(at).toBe(0));
  await press('Close');
  expect(onAfter).toHaveBeenCalledOnce();
});

it('is closed in an entry of an earlier visit', () => {
  entries = [null, { layers: [{ token: 'earlier', scope: '', name: 'card' }] }];
  at = 1;
  act(() => void render(<Page />));
  expect(shown()).toEqual([]);
  expect(at).toBe(0);
});
