import { randomBytes } from 'node:crypto';
import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { createUnitOfWork } from '../db/unitOfWork.ts';
import { createMediaPool } from '../media/index.ts';
import { createAccountRepository } from '../modules/account/account.repository.ts';
import type { Manifest } from '../modules/account/export/manifest.ts';
import { purgeAccounts } from '../modules/account/purgeAccounts.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import { newInvitationCode } from '../modules/auth/auth.service.ts';
import { createRepositories } from '../modules/repositories.ts';
import { hashPassword } from '../security/passwords.ts';
import { newId } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import { CommandError } from './CommandError.ts';
import type { Installation } from './copyInstallation.ts';
import { importCovers, importFolders } from './importFolders.ts';
import { createImageImport } from './importImages.ts';
import { createPhotoImport } from './importPhotos.ts';
import { type ExportPart, openParts } from './openParts.ts';

export interface ImportOptions {
  /** Paths of all parts of one export. */
  parts: readonly string[];
  /** The new account's address; the export's address when absent. */
  email: string | undefined;
  /** Decoders that run at the same time. */
  workers: number;
}

export interface Imported {
  email: string;
  /** Random: the user sets a new one. */
  password: string;
  albums: number;
  photos: number;
  /** Records of the export that no other installation can import. */
  left: { shares: number; orders: number; recycled: number };
}

const leftOf = ({ shares, orders, recycled }: Manifest): Imported['left'] => ({
  shares: shares.length,
  orders: orders.length,
  recycled: recycled.length,
});

const PASSWORD_BYTES = 12;

async function makeAccount({ db }: Installation, { account }: Manifest, email: string) {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const { name, intro, timezone, language, folder_order, file_order } = account;
  const user = await createAuthRepository(db).insertUser({
    ...{ id: newId(), email, name, intro, timezone, language, folder_order, file_order },
    password: await hashPassword(password),
    avatar: null,
    sign: newInvitationCode(),
    invited_by: null,
    ctime: unixNow(),
  });
  if (!user)
    throw new CommandError(`${email} is registered already: import into a new account with --email.`);
  return { user, password };
}

/** Removes what a failed import has created. */
async function undo({ db }: Installation, userId: string): Promise<void> {
  await createAccountRepository(db).change(userId, { delete_at: 1 });
  await purgeAccounts(
    { repositories: createRepositories(db), withAccountLock: createUnitOfWork(db, createRepositories) },
    unixNow(),
  );
}

async function fill(here: Installation, userId: string, opened: { parts: ExportPart[]; workers: number }) {
  const [first] = opened.parts;
  const repositories = createRepositories(here.db);
  const folders = await importFolders(repositories.folders, userId, first?.manifest.folders ?? []);
  const pool = createMediaPool({ store: here.store, concurrency: opened.workers });
  const withAccountLock = createUnitOfWork(here.db, createRepositories);
  const deps = { repositories, withAccountLock, store: here.store, pool, userId, folders };
  const take = createPhotoImport(deps);
  const takeImage = createImageImport(deps);
  const photos = new Map<string, string>();
  try {
    for (const part of opened.parts) {
      for (const photo of part.manifest.photos) photos.set(photo.id, await take(photo, part));
      for (const image of part.manifest.images) await takeImage(image, part);
    }
  } finally {
    await pool.close();
  }
  await importCovers(repositories.folders, userId, { list: first?.manifest.folders ?? [], folders, photos });
  return photos.size;
}

/**
 * Imports a full export into a new account: the same albums, photos, texts, dates and tags. Reads every byte and
 * compares its hash. Throws CommandError, and leaves nothing behind, where a part is missing or damaged.
 */
export async function importExport(here: Installation, options: ImportOptions): Promise<Imported> {
  const parts = await openParts(options.parts);
  try {
    const [first] = parts;
    if (!first) throw new CommandError('There is nothing to import.');
    const email = (options.email ?? first.manifest.account.email).toLowerCase();
    const { user, password } = await makeAccount(here, first.manifest, email);
    try {
      const photos = await fill(here, user.id, { parts, workers: options.workers });
      const albums = first.manifest.folders.filter(({ type }) => type === FOLDER_TYPES.ALBUM).length;
      return { email, password, albums, photos, left: leftOf(first.manifest) };
    } catch (error) {
      await undo(here, user.id);
      throw error;
    }
  } finally {
    for (const part of parts) part.close();
  }
}
