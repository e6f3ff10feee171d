import { FOLDER_ORDERS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import {
  albumLevelsOf,
  folderIdOf,
  manageBodyOf,
  organizerLevelsOf,
} from '../../apps/web/src/shared/models/album.ts';
import { orderOf as orderNumberOf } from '../../apps/web/src/shared/models/sortOrder.ts';
import { changesOf } from '../../packages/blocks/src/album-organizer/changes.ts';
import { createHistory, push, undo } from '../../packages/blocks/src/album-organizer/history.ts';
import {
  isSet,
  type LevelId,
  listOf,
  type OrganizerTree,
  orderOf,
  treeOf,
} from '../../packages/blocks/src/album-organizer/tree.ts';
import { randomLevels, randomStep, seededRandom } from '../../packages/blocks/src/test/organizer.ts';

/** Albums of each account, and sequences of manage mode for each: 300 in all. */
const SIZES = [3, 6, 10, 20, 30, 50, 80, 120, 160, 200];
const SEQUENCES = 30;
const MOST_STEPS = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startServer('sqlite', BEHIND_PROXY);
});
afterAll(() => server.stop());

/** A new account; the address in `headers` may change, so that no limit of one client ends the test. */
async function join(email: string, headers: Record<string, string>): Promise<Browser> {
  const browser = server.browser(headers);
  await browser.api.requestSignUpCode({ email });
  await browser.api.signUp({ email, password: 'secret-密码', code: server.mailedCode(email) });
  return browser;
}

async function read({ api }: Browser): Promise<OrganizerTree> {
  return treeOf(organizerLevelsOf(albumLevelsOf(await api.folders.list({ query: { deep: true } }))));
}

/** The changes that manage mode saves. */
async function save({ api }: Browser, first: OrganizerTree, last: OrganizerTree): Promise<void> {
  const changes = changesOf(first, last);
  const body = manageBodyOf(changes);
  const ids = body ? (await api.folders.manage({ body })).ids : {};
  for (const { level, order: sort } of changes.orders) {
    const order = orderNumberOf(sort, FOLDER_ORDERS);
    if (level === null) await api.folders.listOrder({ body: { order } });
    else await api.folders.order({ params: { id: ids[level] ?? folderIdOf(level) }, body: { order } });
  }
}

/**
 * A tree without ids: names, days, orders; a level in custom order by its sequence, any other by its content.
 */
function shapeOf(tree: OrganizerTree, level: LevelId = null): unknown {
  const order = orderOf(tree, level);
  const list = listOf(tree, level).map((node) => ({
    name: node.name,
    days: [node.startDate, node.endDate],
    ...(isSet(node) && { holds: shapeOf(tree, node.id) }),
  }));
  const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  return { order, list: order === 'custom' ? list : list.toSorted(byText) };
}

/** Fills an account with a random tree, through the same call. */
async function fill(browser: Browser, seed: number, size: number): Promise<void> {
  const first = await read(browser);
  const wanted = treeOf(randomLevels(seededRandom(seed), size));
  const dated = new Map(
    [...wanted.nodes].map(([id, node]) => [
      id,
      isSet(node) ? {} : { sdate: node.startDate, edate: node.endDate },
    ]),
  );
  const { create = {}, ...rest } = manageBodyOf(changesOf(first, wanted)) ?? {};
  const withDays = Object.entries(create).map(([id, made]) => [id, { ...made, ...dated.get(id) }]);
  await browser.api.folders.manage({ body: { ...rest, create: Object.fromEntries(withDays) } });
}

it('makes the same tree on the server as in the page, 300 times', async () => {
  let saved = 0;
  for (const [account, size] of SIZES.entries()) {
    const headers = { 'x-forwarded-for': `10.0.${account}.255` };
    const browser = await join(`organiser${account}@example.com`, headers);
    await fill(browser, account, size);
    let first = await read(browser);
    for (let round = 0; round < SEQUENCES; round += 1) {
      headers['x-forwarded-for'] = `10.0.${account}.${round}`;
      const random = seededRandom(account * 1_000 + round);
      let history = createHistory(first);
      const steps = 1 + Math.floor(random() * MOST_STEPS);
      for (let index = 0; index < steps; index += 1) {
        history = push(history, randomStep(random, history.present, `new-${index}`));
      }
      await save(browser, first, history.present);
      const last = await read(browser);
      expect(shapeOf(last), `account ${account}, sequence ${round}`).toEqual(shapeOf(history.present));
      while (history.past.length > 0) history = undo(history);
      expect(history.present).toBe(first);
      first = last;
      saved += 1;
    }
  }
  expect(saved).toBe(300);
});
