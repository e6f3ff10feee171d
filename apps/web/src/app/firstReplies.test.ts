import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeFirstReplies } from '../test/page.ts';
import { fetchWithFirstReplies, hasFirstReply } from './firstReplies.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async () => Response.json('network'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const at = (path: string) => new URL(path, window.location.origin).href;

it('uses each reply of the page once, for a request by path or by URL', async () => {
  writeFirstReplies({ '/oapi/config': 'written', '/api/folders': 'list', '/api/files?info=1': 'photos' });
  const ask = fetchWithFirstReplies();
  expect(hasFirstReply('/oapi/config')).toBe(true);
  expect(await (await ask(new Request(at('/oapi/config')))).json()).toBe('written');
  expect(hasFirstReply('/oapi/config')).toBe(false);
  expect(await (await ask('/api/folders')).json()).toBe('list');
  expect(hasFirstReply('/api/files')).toBe(true);
  expect(await (await ask('/api/files?info=1')).json()).toBe('photos');
  expect(network).not.toHaveBeenCalled();
  expect(await (await ask(new Request(at('/oapi/config')))).json()).toBe('network');
  expect(document.getElementById('first-replies')).toBeNull();
});

it('takes another query, another server and another method for other calls', async () => {
  writeFirstReplies({ '/api/folders': 'list' });
  const ask = fetchWithFirstReplies();
  expect(await (await ask('/api/folders?deep=1')).json()).toBe('network');
  expect(await (await ask('https://elsewhere.example/api/folders')).json()).toBe('network');
  expect(hasFirstReply('/api/folders')).toBe(true);
  expect(await (await ask('/api/folders', { method: 'PUT' })).json()).toBe('network');
});

it('drops unused replies after a change, and old ones', async () => {
  writeFirstReplies({ '/api/folders': 'list' });
  const changed = fetchWithFirstReplies();
  await changed(new Request(at('/oapi/auth'), { method: 'POST', body: '{}' }));
  expect(await (await changed('/api/folders')).json()).toBe('network');

  writeFirstReplies({ '/api/folders': 'list' });
  const late = fetchWithFirstReplies();
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await (await late('/api/folders')).json()).toBe('network');
});

it('leaves all to the network where nothing was written', async () => {
  const ask = fetchWithFirstReplies();
  const request = new Request(at('/api/files'), { method: 'POST', body: '{}' });
  expect(await (await ask(request)).json()).toBe('network');
  expect(network).toHaveBeenCalledWith(request, undefined);
});
