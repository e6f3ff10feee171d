import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Deferred } from './Deferred.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The names of the parts in the order in which they are mounted. */
function putUp(firstPaint: string): string[] {
  const order: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => void order.push(name), [name]);
    return null;
  }
  document.body.innerHTML = `<div id="root">${firstPaint}</div>`;
  const container = document.body.appendChild(document.createElement('div'));
  const screen = (
    <>
      <Deferred>
        <Part name="menu" />
      </Deferred>
      <Part name="rest" />
    </>
  );
  render(screen, { container });
  return order;
}

it('is drawn after the rest of the page’s first screen', () => {
  expect(putUp('<div data-first-paint></div>')).toEqual(['rest', 'menu']);
});

it('is drawn at once where a screen stood already', () => {
  expect(putUp('')).toEqual(['menu', 'rest']);
});
