import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { createAuthRepository } from '../src/modules/auth/auth.repository.ts';
import { createTradesRepository } from '../src/modules/billing/trades.repository.ts';
import { createVipRepository } from '../src/modules/billing/vip.repository.ts';
import { createCodeAttemptsRepository } from '../src/modules/shares/codeAttempts.repository.ts';
import { type Outcome, verifyCode } from '../src/modules/shares/verifyCode.ts';
import { newId } from '../src/security/tokens.ts';
import { unixNow } from '../src/time.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 100);
/** A round takes a quarter of a second, and more on a busy machine, ms. */
const PATIENCE = { timeout: 60_000 + ROUNDS * 2_000 };
const AT_ONCE = 50;

const fifty = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

describe.each(BACKENDS)('fifty simultaneous calls on %s', PATIENCE, (backend) => {
  let server: TestServer;
  let db: Db;
  let userId: string;
  beforeAll(async () => {
    server = await startServer(backend);
    db = connect(server.databaseUrl);
    const user = await createAuthRepository(db).insertUser({
      id: newId(),
      email: 'race@example.com',
      password: '',
      name: 'race',
      avatar: null,
      sign: 'RACE',
      invited_by: null,
      timezone: null,
      ctime: 1,
    });
    userId = user?.id ?? '';
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function newShare(): Promise<string> {
    const row = { user_id: userId, name: 'S', name_key: 'S', code: '', days: 0, expires: 0, ctime: 1 };
    const { id } = await db
      .insertInto('shares')
      .values({ id: newId(), ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const kinds = (outcomes: Outcome[]) =>
    Object.fromEntries(
      Map.groupBy(outcomes, (one) => one.kind)
        .entries()
        .map(([kind, all]) => [kind, all.length]),
    );
  const wrongOf = async (id: string) =>
    (await db.selectFrom('shares').select('wrong').where('id', '=', id).executeTakeFirstOrThrow()).wrong;

  it('compare no more wrong codes of one client than five, and count exactly those', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shareId = await newShare();
      // The server's own job forgets attempts of long ago.
      const guess = { shareId, client: 'one', isRight: () => false, now: unixNow() };
      expect(kinds(await fifty(() => verifyCode(createCodeAttemptsRepository(db), guess)))).toEqual({
        wrong: 5,
        freezing: AT_ONCE - 5,
      });
      expect(await wrongOf(shareId)).toBe(5);
    }
  });

  it('from many addresses compare no more than sixty an hour and three hundred in all', async () => {
    const shareId = await newShare();
    let client = 0;
    const wave = (now: number) =>
      fifty(() => {
        client += 1;
        return verifyCode(createCodeAttemptsRepository(db), {
          shareId,
          client: `c${client}`,
          isRight: () => false,
          now,
        });
      });
    for (let hour = 1; hour <= 6; hour += 1) {
      await wave(hour * 3_600);
      await wave(hour * 3_600 + 60);
      expect(await wrongOf(shareId)).toBe(Math.min(hour * 60, 300));
    }
    expect(kinds(await wave(100 * 3_600))).toEqual({ frozen: AT_ONCE });
  });

  it('all get access with the right code, and count nothing', async () => {
    const shareId = await newShare();
    const guess = { shareId, isRight: () => true, now: 1_000_000 };
    const outcomes = await fifty((index) =>
      verifyCode(createCodeAttemptsRepository(db), { ...guess, client: `c${index % 3}` }),
    );
    expect(kinds(outcomes)).toEqual({ right: AT_ONCE });
    expect(await wrongOf(shareId)).toBe(0);
  });

  it('grant one credit per payment, and one claim per source', async () => {
    const repository = createTradesRepository(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = { id: newId(), user_id: userId, category: 'vip', goods_id: '1m', bill_id: null } as const;
      const { trade } = await repository.begin({
        trade: { id: newId(), user_id: userId, provider: 'sandbox', amount: 1_000, ctime: 1 },
        order: { ...order, months: 1, amount: 1_000, expires: 0, ctime: 1 },
      });
      const payment = { tradeId: trade.id, amount: 1_000, providerNo: 'n' };
      const results = await fifty(() => repository.settle(payment, 1_000_000));
      expect(results.filter((result) => result === 'done')).toHaveLength(1);
      expect(results.filter((result) => result === 'again')).toHaveLength(AT_ONCE - 1);
      const grant = {
        source: `claim:${round}`,
        user_id: userId,
        kind: 'activity',
        months: 0,
        days: 1,
      } as const;
      const given = await fifty(() => createVipRepository(db).grant(grant, 1_000_000));
      expect(given.filter(Boolean)).toHaveLength(1);
    }
    const { length } = await repository.vipHistory(userId);
    expect(length).toBe(2 * ROUNDS);
  });

  it('begin one trade for one choice', async () => {
    const repository = createTradesRepository(db);
    const begun = await fifty(() => {
      const order = { id: newId(), user_id: userId, category: 'vip', goods_id: '6m', bill_id: null } as const;
      return repository.begin({
        trade: { id: newId(), user_id: userId, provider: 'sandbox', amount: 6_000, ctime: 1 },
        order: { ...order, months: 6, amount: 6_000, expires: 0, ctime: 1 },
      });
    });
    expect(new Set(begun.map(({ trade }) => trade.id)).size).toBe(1);
  });
});
