import { type CallDefinition, ERROR_CODES as E, STALE_CSRF } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { BACKENDS } from '../../apps/server/test/startServer.ts';
import { createTestAccounts, type LibraryIds, missing, type TestAccounts } from './accounts.ts';
import { type Answer, CALLS, type CallName, callAs, type Input } from './actors.ts';
import { type Asked, ROWS } from './rows.ts';

/** Who may make a call, read from its definition. */
type Access = 'anyone' | 'account' | 'visitor' | 'saver' | 'holder';

function accessOf({ access, encoding, errors }: CallDefinition): Access {
  const isShare = errors.includes(E.SHARE_NOT_AUTH);
  if (access === 'user') return isShare ? 'saver' : 'account';
  if (encoding === 'multipart') return 'holder';
  return isShare ? 'visitor' : 'anyone';
}

const definitionOf = (name: CallName) => {
  const found = CALLS.find((call) => call.name === name);
  if (!found) throw new Error(`${name} is not in the contract`);
  return found.definition;
};
const inOrder = (Object.keys(ROWS) as CallName[]).map((name) => ({ name, definition: definitionOf(name) }));

it('there is a row for every call of the contract', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted());
});

describe.each(BACKENDS)('who may do what on %s', (backend) => {
  let accounts: TestAccounts;
  let picture: Blob;
  let fresh = 0;
  beforeAll(async () => {
    accounts = await createTestAccounts(backend);
    picture = new Blob([await makeJpeg({ seed: 90 })]);
  });
  afterAll(() => accounts.stop());

  async function inputs(name: CallName, who: Browser, ids: LibraryIds, mine: LibraryIds): Promise<Input[]> {
    fresh += 1;
    const { api } = who;
    const uploadToken = () =>
      api.account.uploadToken().then(
        ({ upload_token }) => upload_token,
        () => '',
      );
    const asked: Asked = { ids, mine, fresh: `fresh-${fresh}`, picture, encrypt: api.encrypt, uploadToken };
    return ROWS[name].asks(asked);
  }

  /** Sends every request of a call's row from a browser; `csrf` is a valid token unless given. */
  async function ask(
    name: CallName,
    who: Browser,
    about: { ids?: LibraryIds; mine?: LibraryIds; csrf?: string } = {},
  ): Promise<Answer[]> {
    const { ids = accounts.owner.ids, mine = missing } = about;
    const csrf = about.csrf ?? (await who.api.account.config()).csrf_token;
    const answers: Answer[] = [];
    for (const input of await inputs(name, who, ids, mine)) {
      answers.push(await callAs(who, definitionOf(name), input, csrf));
    }
    return answers;
  }

  /** Data that only the owner may see. */
  function expectNoSecret(answers: readonly Answer[], isGuest = false): void {
    const { email, sign, ids, code } = accounts.owner;
    const { photo, share, ...hidden } = ids;
    const known = isGuest ? [] : [photo, 'owner picture'];
    const secrets = [email, sign, 'owner-origin', `"${code}"`, ...Object.values(hidden), ...known];
    for (const { text } of answers) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  }

  const codes = (answers: readonly Answer[]) => answers.map(({ code }) => code);
  const every = (answers: readonly Answer[], code: number) => answers.map(() => code);

  async function tryStranger(name: CallName, access: Access, who: Browser): Promise<void> {
    const answers = await ask(name, who);
    const guarded = {
      account: E.NOT_SIGNED_IN,
      saver: E.NOT_SIGNED_IN,
      holder: E.NOT_SIGNED_IN,
      visitor: E.SHARE_NOT_AUTH,
    };
    if (access === 'anyone') expect(codes(answers)).toEqual(every(answers, ROWS[name].owner ?? 0));
    else if (access === 'visitor' && who === accounts.guest) {
      expect(codes(answers)).toEqual(every(answers, 0));
      expectNoSecret(answers, true);
      return;
    } else expect(codes(answers)).toEqual(every(answers, guarded[access]));
    expectNoSecret(answers);
  }

  async function tryOther(name: CallName, access: Access): Promise<void> {
    const { browser, ids: mine } = accounts.other;
    const answers = await ask(name, browser, { mine });
    expectNoSecret(answers);
    if (access === 'visitor' || access === 'saver') {
      expect(codes(answers)).toEqual(every(answers, E.SHARE_NOT_AUTH));
      return;
    }
    const asked = await inputs(name, browser, accounts.owner.ids, mine);
    const named = JSON.stringify(
      asked.map(({ form, ...input }) => ({ ...input, form: form && Object.values(form) })),
    );
    const isForeign = Object.values(accounts.owner.ids).some((id) => named.includes(id));
    if (!isForeign) {
      for (const code of codes(answers)) expect([E.SYSTEM, E.NOT_FOUND, E.NOT_SIGNED_IN]).not.toContain(code);
      return;
    }
    const nobodys = await ask(name, browser, { ids: missing, mine });
    expect(answers).toEqual(nobodys);
    expect(codes(answers)).toEqual(every(answers, E.NOT_FOUND));
  }

  /** Everything that the owner has, as the owner sees it. */
  async function belongings(): Promise<unknown> {
    const { api } = accounts.owner.browser;
    const params = { id: accounts.owner.ids.set };
    const { list: shares } = await api.shares.list({ query: {} });
    return {
      account: await api.account.get(),
      sessions: (await api.account.sessions()).list.map(({ id }) => id),
      folders: await api.folders.list(),
      children: await api.folders.children({ params }),
      files: await api.files.list({ query: { info: true } }),
      shares: shares.map(({ insight, ...share }) => share),
      bin: await api.recycle.list({ query: {} }),
      orders: await api.trades.orders(),
      trade: await api.trades.get({ query: { order_id: accounts.owner.ids.order } }),
    };
  }

  it('keeps strangers, visitors and others out of every call, and nothing of the owner changes', async () => {
    const before = await belongings();
    for (const { name, definition } of inOrder) {
      const access = accessOf(definition);
      for (const who of [accounts.anonymous, accounts.visitor, accounts.guest]) {
        await tryStranger(name, access, who).catch((cause) => {
          throw new Error(
            `${name}, ${who === accounts.guest ? 'with' : 'without'} the code: ${String(cause)}`,
          );
        });
      }
      if (name !== 'auth.signOut') {
        await tryOther(name, access).catch((cause) => {
          throw new Error(`${name}, another account: ${String(cause)}`);
        });
      }
    }
    expect(await belongings()).toEqual(before);
  });

  it('does nothing for the owner without the token of the page', async () => {
    const before = await belongings();
    const { browser, ids } = accounts.owner;
    for (const { name, definition } of inOrder) {
      if (definition.method === 'GET' || accessOf(definition) === 'holder') continue;
      for (const { code, data } of await ask(name, browser, { mine: ids, csrf: 'wrong' })) {
        expect([name, code, data]).toEqual([name, E.ILLEGAL_REQUEST, { reason: STALE_CSRF }]);
      }
    }
    expect(await belongings()).toEqual(before);
  });

  it('allows the owner everything', async () => {
    const { browser, ids } = accounts.owner;
    for (const { name } of inOrder) {
      const answers = await ask(name, browser, { mine: ids });
      const replies = answers.map(({ code, data }) => [name, code, code === 0 ? null : data]);
      const wanted = ROWS[name].owner ?? 0;
      expect(replies).toEqual(answers.map(({ data }) => [name, wanted, wanted === 0 ? null : data]));
    }
  });
});
