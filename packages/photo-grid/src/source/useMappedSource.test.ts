import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPagedSource } from './pagedSource.ts';
import { useMappedSource } from './useMappedSource.ts';

const nameOf = ({ id }: { id: string }) => `photo ${id}`;

it('maps the items, and has another version when some are loaded', async () => {
  const source = createPagedSource({
    sections: [{ key: '1', name: '1', count: 1 }],
    keyOf: ({ id }) => id,
    loadRange: async () => [{ id: 'a' }],
  });
  const { result } = renderHook(() => useMappedSource(source, nameOf));
  const { version } = result.current;
  expect(result.current.mapped?.getItem(0)).toBeUndefined();
  await act(() => source.loadRange({ start: 0, end: 1 }));
  expect(result.current.mapped?.getItem(0)).toBe('photo a');
  expect(result.current.version).not.toBe(version);
});

it('has nothing to map before there is a source', () => {
  const { result } = renderHook(() => useMappedSource(undefined, nameOf));
  expect(result.current.mapped).toBeUndefined();
});

const known = createPagedSource({
  sections: [{ key: '1', name: '1', count: 2 }],
  keyOf: ({ id }) => id,
  loadRange: async () => [],
  initialItems: [{ id: 'a' }],
});
const First = () => useMappedSource(known, nameOf).mapped?.getItem(0);

it('maps the items that are known on a server', () => {
  expect(renderToString(createElement(First))).toBe('photo a');
});
