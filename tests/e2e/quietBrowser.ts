import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { familyOf, ownOf, residentOf } from '../bench/upload/product.ts';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { readHeap } from './heapSnapshot.ts';

const READY = /^DevTools listening on (ws:\S+)/;

interface Answer {
  id?: number;
  method?: string;
  params?: { chunk?: string };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A connection to the page's own developer tools. It subscribes to no event but a snapshot's, so that nothing is
 * recorded for it.
 */
async function openTools(origin: string) {
  const pages = (await (await fetch(`${origin}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const address = pages.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '';
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const chunks: string[] = [];
  let turn = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'HeapProfiler.addHeapSnapshotChunk') chunks.push(answer.params?.chunk ?? '');
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  await once(socket, 'open');

  async function send(method: string, params: Record<string, unknown> = {}) {
    turn += 1;
    const id = turn;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  return {
    /** Bytes of the page's heap after a garbage collection. */
    async heap(): Promise<number> {
      await send('HeapProfiler.collectGarbage');
      const { usedSize } = await send('Runtime.getHeapUsage');
      return Number(usedSize);
    },
    async shows(words: string): Promise<boolean> {
      const expression = `document.body.innerText.includes(${JSON.stringify(words)})`;
      const { result } = await send('Runtime.evaluate', { expression });
      return (result as { value?: boolean }).value === true;
    },
    /** The objects of the heap. */
    async kinds(): Promise<Record<string, number>> {
      chunks.length = 0;
      await send('HeapProfiler.takeHeapSnapshot');
      return readHeap(chunks.splice(0).join(''));
    },
    close: () => socket.close(),
  };
}

async function renderersOf(browser: number): Promise<number[]> {
  const family = await familyOf(browser);
  const lines = await Promise.all(
    family.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return family.filter((_, index) => lines[index]?.includes('--type=renderer'));
}

/**
 * A browser as users have it: Playwright acts in it and disconnects. While it is connected the browser records every
 * request for it, in the page's own process, which would distort the memory.
 */
export async function openQuietBrowser(profile: string, origin: string) {
  const child = spawn(
    launchOptions.executablePath,
    [
      ...launchOptions.args,
      ...['--headless=new', '--remote-debugging-port=0', '--accept-lang=zh-CN', `--user-data-dir=${profile}`],
      // Pages that were left would stay in the memory of the measured one.
      '--disable-features=BackForwardCache',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}`)));
    createInterface(child.stderr).on('line', (line) => {
      const [, address] = READY.exec(line) ?? [];
      if (address) resolve(address);
    });
  });

  const pid = child.pid ?? 0;
  return {
    /**
     * Resident bytes of all its processes, of the largest renderer, and of its memory that is not file-backed.
     */
    async resident(): Promise<{ browser: number; page: number; own: number }> {
      const drawing = await renderersOf(pid);
      const largest = async (bytesOf: typeof residentOf) =>
        Math.max(0, ...(await Promise.all(drawing.map((one) => bytesOf(one, { alone: true })))));
      return { browser: await residentOf(pid), page: await largest(residentOf), own: await largest(ownOf) };
    },
    tools: () => openTools(`http://${new URL(endpoint).host}`),
    async act(run: (page: Page) => Promise<void>): Promise<void> {
      const browser: Browser = await chromium.connectOverCDP(endpoint, { isLocal: true });
      const [page] = browser.contexts()[0]?.pages() ?? [];
      if (!page) throw new Error('The browser has no page');
      // The browser's own context cannot be given a folder.
      const { goto } = page;
      page.goto = (path, options) => goto.call(page, new URL(path, origin).href, options);
      await run(page);
      await browser.close();
    },
    async close(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
