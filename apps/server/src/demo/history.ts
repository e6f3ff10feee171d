import type { SHARE_VALIDITY_DAYS } from '@xiangji/api-client/contract';
import type { Db } from '../db/connect.ts';
import type { SharesTable } from '../db/sharesSchema.ts';
import { createUnitOfWork } from '../db/unitOfWork.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import { createSignInsRepository } from '../modules/auth/signIns.repository.ts';
import { createSignIns } from '../modules/auth/signIns.ts';
import { createMovesRepository } from '../modules/files/files.moves.repository.ts';
import { newShareCode, newShareId } from '../modules/shares/shareCodes.ts';
import { createSharesRepository } from '../modules/shares/shares.repository.ts';
import { FROZEN_AT } from '../modules/shares/verifyCode.ts';
import { nameKey } from '../names.ts';
import { hashPassword } from '../security/passwords.ts';
import { newId, newSecret } from '../security/tokens.ts';
import { createVault } from '../security/vault.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../time.ts';
import { createDemoRepository } from './demo.repository.ts';

/** One account whose history is written. `now` is Unix seconds. */
export interface Account {
  userId: string;
  now: number;
}

interface SharePlan {
  name: string;
  private: boolean;
  days: (typeof SHARE_VALIDITY_DAYS)[number];
  /** Days since it was made. */
  age: number;
  /** Albums that it shows. */
  albums: number;
  opens: number;
  saves: number;
  /** Wrong codes. */
  wrong?: number;
  keepExif?: boolean;
}

/** One share in every state: new, viewed, saved from, public, permanent, about to expire, expired, frozen. */
const SHARES: readonly SharePlan[] = [
  { name: '春节全家福', private: true, days: 30, age: 3, albums: 1, opens: 38, saves: 5 },
  { name: '婚礼当天', private: false, days: 0, age: 210, albums: 3, opens: 1_264, saves: 87, keepExif: true },
  { name: '毕业十年', private: true, days: 15, age: 14, albums: 2, opens: 52, saves: 11 },
  { name: '周末露营', private: true, days: 30, age: 0, albums: 1, opens: 0, saves: 0 },
  { name: '装修进度', private: true, days: 30, age: 48, albums: 1, opens: 17, saves: 0 },
  { name: '年会抓拍', private: false, days: 15, age: 62, albums: 1, opens: 409, saves: 23 },
  { name: '幼儿园汇演', private: true, days: 45, age: 9, albums: 1, opens: 6, saves: 1, wrong: FROZEN_AT },
];

/** Makes shares in every state from the account's largest albums. */
export async function fillShares(db: Db, account: Account & { signingKey: Buffer }): Promise<void> {
  const { userId, now, signingKey } = account;
  const vault = createVault(signingKey, 'share-code');
  const repository = createSharesRepository(db);
  const albums = await createDemoRepository(db).largestAlbums(userId, SHARES.length);
  for (const [index, plan] of SHARES.entries()) {
    const id = newShareId();
    const ctime = now - plan.age * SECONDS_PER_DAY;
    const share = {
      id,
      user_id: userId,
      name: plan.name,
      name_key: nameKey(plan.name).key,
      code: vault.lock(newShareCode(), id),
      private: plan.private ? 1 : 0,
      days: plan.days,
      expires: plan.days === 0 ? 0 : ctime + plan.days * SECONDS_PER_DAY,
      keep_exif: plan.keepExif ? 1 : 0,
      opens: plan.opens,
      saves: plan.saves,
      wrong: plan.wrong ?? 0,
      ctime,
    } as const satisfies Partial<Record<keyof SharesTable, unknown>>;
    const shown = Array.from({ length: plan.albums }, (_, step) => albums[(index + step) % albums.length]);
    await repository.create(share, { folderId: shown[0] }, ctime);
    for (const folderId of shown.slice(1)) {
      await repository.add({ ...share, version: 0, wrong_hour: 0, hour: 0, ended: 0 }, { folderId }, ctime);
    }
  }
}

/** One photo in eight is deleted. */
const RECYCLED_SHARE = 8;
const RECYCLED_MAX = 400;
const RECYCLED_BATCHES = 8;
const RECYCLED_DAYS_APART = 3;

/** Deletes photos in batches over the last weeks, enough for several pages of the recycle bin. */
export async function fillRecycleBin(
  db: Db,
  { userId, now, recycleDays }: Account & { recycleDays: number },
): Promise<void> {
  const photos = await createDemoRepository(db).photos(userId);
  await createUnitOfWork(db, createMovesRepository)(userId, async (moves) => {
    const rows = photos.filter((_, index) => index % RECYCLED_SHARE === 0).slice(0, RECYCLED_MAX);
    for (let batch = 0; batch < RECYCLED_BATCHES; batch += 1) {
      const part = rows.filter((_, index) => index % RECYCLED_BATCHES === batch);
      const time = now - batch * RECYCLED_DAYS_APART * SECONDS_PER_DAY - batch * SECONDS_PER_HOUR;
      await moves.recycle(part, { batch: newId(), now: time, days: recycleDays });
    }
  });
}

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const SIGN_INS: readonly { daysAgo: number; ip: string; agent: string }[] = [
  { daysAgo: 1, ip: '223.5.5.5', agent: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36` },
  {
    daysAgo: 4,
    ip: '114.114.114.114',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  },
  { daysAgo: 19, ip: '119.29.29.29', agent: `${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0` },
  {
    daysAgo: 47,
    ip: '180.76.76.76',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  },
  {
    daysAgo: 96,
    ip: '101.226.4.6',
    agent:
      'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  },
  { daysAgo: 180, ip: '8.8.8.8', agent: 'XiangjiBackup/2.4.1' },
];

/** Writes sign-ins of several devices and cities. */
export async function fillSignIns(db: Db, { userId, now }: Account): Promise<void> {
  for (const { daysAgo, ip, agent } of SIGN_INS) {
    const signIns = createSignIns(createSignInsRepository(db), () => now - daysAgo * SECONDS_PER_DAY);
    await signIns.record({ userId, sessionId: newId(), ip, agent });
  }
}

const INVITED = [
  { name: '林小满', daysAgo: 12 },
  { name: '周子墨', daysAgo: 58 },
  { name: 'Ana Ferreira', daysAgo: 133 },
  { name: '阿尔泰', daysAgo: 240 },
] as const;

/** Registers accounts that followed the demo's invitation. Their passwords are random and not kept. */
export async function fillInvitations(db: Db, { userId, now }: Account): Promise<void> {
  const repository = createAuthRepository(db);
  const password = await hashPassword(newSecret());
  for (const [index, { name, daysAgo }] of INVITED.entries()) {
    await repository.insertUser({
      id: newId(),
      email: `demo-friend-${index + 1}@xiangji.local`,
      password,
      name,
      avatar: null,
      sign: `DEMXFRD${index + 1}`,
      invited_by: userId,
      timezone: null,
      ctime: now - daysAgo * SECONDS_PER_DAY,
    });
  }
}
