import { constants, publicEncrypt } from 'node:crypto';
import { ERROR_CODES as E, SECRET_SEPARATOR } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { refusal } from '../../apps/server/test/refusal.ts';
import { createShareFixtures, type ShareFixtures } from '../../apps/server/test/shareFixtures.ts';

/** `SHARE_GUESSES=10000 SHARE_ADDRESSES=500` for the whole attack; a small one always runs. */
const GUESSES = Number(process.env.SHARE_GUESSES ?? 90);
const ADDRESSES = Number(process.env.SHARE_ADDRESSES ?? 9);
/** The attack is spread over so many hours: long enough for the share to freeze. */
const HOURS = 8;
const HOUR = 3_600;
/** Guesses in progress at the same time. */
const AT_ONCE = 9;
/** Wrong codes after which only a new code opens a share (product decision 'Freeze'). */
const FROZEN_AT = 300;
const AN_HOUR = 60;
/** Wrong codes that a small attack finds counted already, so that it freezes the share too. */
const EARLIER = GUESSES < FROZEN_AT ? FROZEN_AT - 40 : 0;

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Every code is different, in any order. */
function codeOf(index: number): string {
  let left = index;
  let code = '';
  for (let place = 0; place < 4; place += 1) {
    code += ALPHABET[left % ALPHABET.length];
    left = Math.floor(left / ALPHABET.length);
  }
  return code;
}

/** The server's clock is this many seconds ahead: the hour may change while the test runs. */
function hourOf(later: number): number {
  return Math.floor((Date.now() / 1_000 + later) / HOUR);
}

/** Encrypts as the web does, but faster: thousands of codes are tried here. */
async function guessAt({ api }: Browser, sid: string, code: string): Promise<unknown> {
  const { kid, key, nonce, time } = await api.auth.key();
  const encrypt = (name: string, value: string) => {
    const plain = Buffer.from([name, nonce, String(time), value].join(SECRET_SEPARATOR));
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    return publicEncrypt({ key, padding, oaepHash: 'sha256' }, plain).toString('base64');
  };
  return api.publicShare.auth({
    body: { auth: { kid, sid: encrypt('sid', sid), code: encrypt('code', code) } },
  });
}

describe(`${GUESSES} guesses from ${ADDRESSES} addresses`, () => {
  let fixtures: ShareFixtures;
  beforeAll(async () => {
    fixtures = await createShareFixtures('sqlite');
  });
  afterAll(() => fixtures.stop());

  it('are compared no more often than the limit allows, and do not lock out visitors with access', async () => {
    const { db, owner, visitor, unlock, listed, clock } = fixtures;
    const { id: sid, code } = await fixtures.share();
    await db.updateTable('shares').set({ wrong: EARLIER }).where('id', '=', sid).execute();
    const inside = visitor();
    await unlock(inside, sid, code);
    const crowd: Browser[] = Array.from({ length: ADDRESSES }, visitor);
    const answers = new Map<number, number>();
    let compared = 0;
    /**
     * Requests without a reply: when the machine is suspended for a minute, the client aborts its pending requests.
     */
    let cut = 0;
    let frozenAt: number | undefined;
    const perHour = Math.ceil(GUESSES / HOURS);
    let hours = 0;
    const firstHour = hourOf(clock.later);
    const guess = async (index: number): Promise<number | undefined> => {
      const who = crowd[index % ADDRESSES];
      const given = codeOf(index * 7);
      if (!who || given === code) return undefined;
      const answer = (await refusal(guessAt(who, sid, given))).code;
      if (answer !== E.NETWORK) return answer;
      cut += 1;
      return guess(index);
    };
    for (let start = 0; start < GUESSES; start += AT_ONCE) {
      const hour = Math.floor(start / perHour);
      if (hour > hours) {
        expect(compared).toBeLessThanOrEqual((hourOf(clock.later) - firstHour + 1) * AN_HOUR);
        clock.later += HOUR;
        hours = hour;
        expect(await listed(inside, sid)).toHaveLength(2);
      }
      const batch = Array.from({ length: Math.min(AT_ONCE, GUESSES - start) }, (_, offset) => start + offset);
      const replies = await Promise.all(batch.map(guess));
      replies.forEach((answer, offset) => {
        if (answer === undefined) return;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (answer === E.SHARE_AUTH_FAILED) compared += 1;
        if (answer === E.SHARE_AUTH_FROZEN) frozenAt ??= start + offset;
      });
    }
    process.stdout.write(
      `${GUESSES} guesses from ${ADDRESSES} addresses in ${HOURS} hours: ${compared} compared, frozen at guess ${frozenAt}, ${cut} cut, ${JSON.stringify(Object.fromEntries(answers))}\n`,
    );
    expect([...answers.keys()].every((answer) => REFUSALS.includes(answer))).toBe(true);
    // The server's own count below is exact; lost replies are not counted here.
    expect(compared).toBeLessThanOrEqual(FROZEN_AT - EARLIER);
    expect(compared).toBeGreaterThanOrEqual(FROZEN_AT - EARLIER - cut);
    expect(frozenAt).toBeDefined();
    const { insight } = await owner.api.shares.get({ params: { id: sid } });
    expect(insight).toMatchObject({ failed: FROZEN_AT, frozen: true });
    // The right code is refused from a new address; visitors with access keep it.
    expect((await refusal(unlock(visitor(), sid, code))).code).toBe(E.SHARE_AUTH_FROZEN);
    expect(await listed(inside, sid)).toHaveLength(2);
    const fresh = await owner.api.shares.resetCode({ params: { id: sid } });
    await unlock(visitor(), sid, fresh.code);
  }, 3_600_000);
});

const REFUSALS: readonly number[] = [E.SHARE_AUTH_FAILED, E.SHARE_AUTH_FREEZING, E.SHARE_AUTH_FROZEN];
