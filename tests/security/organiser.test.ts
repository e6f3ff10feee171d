import { ORDER, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { changesOf, orderChangesOf } from '../../apps/web/src/features/albums/organiser/changes.ts';
import { beginHistory, step, undo } from '../../apps/web/src/features/albums/organiser/history.ts';
import {
  isSet,
  listOf,
  type OrganiserTree,
  orderOf,
  treeOf,
} from '../../apps/web/src/features/albums/organiser/tree.ts';
import { albumLevelsOf } from '../../apps/web/src/shared/models/album.ts';
import { randomLevels, randomStep, seededRandom } from '../../apps/web/src/test/organiser.ts';

/** Albums of each account, and sequences of manage mode that each lives through: 300 in all. */
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

async function read({ api }: Browser): Promise<OrganiserTree> {
  return treeOf(albumLevelsOf(await api.folders.list({ query: { deep: true } })));
}

/** The changes that manage mode saves. */
async function save({ api }: Browser, first: OrganiserTree, last: OrganiserTree): Promise<void> {
  const body = changesOf(first, last);
  const ids = body ? (await api.folders.manage({ body })).ids : {};
  for (const { level, order } of orderChangesOf(first, last)) {
    if (level === ROOT_FOLDER) await api.folders.listOrder({ body: { order } });
    else await api.folders.order({ params: { id: ids[level] ?? level }, body: { order } });
  }
}

/** A tree without ids: names, days, orders; a level in custom order by its sequence, any other by what is in it. */
function shapeOf(tree: OrganiserTree, level: string = ROOT_FOLDER): unknown {
  const order = orderOf(tree, level);
  const list = listOf(tree, level).map((node) => ({
    name: node.name,
    days: [node.startDate, node.endDate],
    ...(isSet(node) && { holds: shapeOf(tree, node.id) }),
  }));
  const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  return { order, list: order === ORDER.CUSTOM ? list : list.toSorted(byText) };
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
  const { create = {}, ...rest } = changesOf(first, wanted) ?? {};
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
      let history = beginHistory(first);
      const steps = 1 + Math.floor(random() * MOST_STEPS);
      for (let index = 0; index < steps; index += 1) {
        history = step(history, randomStep(random, history.present, `new-${index}`));
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
