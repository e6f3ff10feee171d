#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { connect, migrate } from '../db/connect.ts';
import { findDamage, sqliteFile } from '../db/sqliteIntegrity.ts';
import { createOperatorRepository } from '../modules/account/operator.repository.ts';
import { createRemovalRepository } from '../modules/upkeep/removal.repository.ts';
import {
  createVerificationRepository,
  type VerificationState,
} from '../modules/upkeep/verification.repository.ts';
import type { Redated } from '../modules/uploads/redate.ts';
import { keepFilesPrivate } from '../privateFiles.ts';
import { serverKeyPath } from '../security/serverKeyFile.ts';
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts';
import { openStore } from '../storage/index.ts';
import { unixNow } from '../time.ts';
import { backup, restore, sqlitePath } from './backup.ts';
import { CommandError } from './CommandError.ts';
import { checkBlobs } from './checkBlobs.ts';
import { copyInstallation, type Installation } from './copyInstallation.ts';
import type { CopyReport } from './copyOriginals.ts';
import { recover } from './recover.ts';
import { redate } from './redate.ts';
import { disableUser, enableUser, listUsers, resetPassword, unlockUser } from './users.ts';

const USAGE = `xiangji <command>     the settings come from the environment, as for the server

  serve                       start the server
  migrate                     bring the database up to date
  check [--deep] [--repair]   compare originals with the database; --deep reads every byte, --repair removes files that
                              the database does not know
  backup <folder> [--deep]    database and originals into a folder, while the server goes on (SQLite); a folder with an
                              earlier backup gets what it lacks, --deep reads again what it holds
  recover <file>              what can be read of a damaged database into a new file (SQLite)
  restore <folder>            bring a backup into an empty installation (SQLite)
  copy                        copy this installation to the one that TO_DATABASE_URL, TO_DATA_DIR and TO_S3_… name;
                              stop the server before
  import <part.zip…> [--email <email>]
                              bring a download of everything, all its parts, into a new account
  import takeout <path…> --account <email> [--dry-run]
                              bring a Google Takeout, its ZIP files or the unpacked folder, into an account
  import folder <path> --account <email> [--dry-run]
                              bring a folder of photos into an account; it and the folders in it become albums. Both go
                              on where they were ended; --dry-run only says what they would do. A part of a download
                              that is named takeout or folder is ./takeout or ./folder
  redate [--all]              read the dates of photos again from their originals where they are guesses; --all also where
                              they are not. A date that a person has set stays
  user list                   who is registered, with what they keep
  user unlock <email>         let somebody in again
  user disable <email>        end somebody's sessions and refuse their sign-in, until
  user enable <email>         they are let in again
  user reset <email>          give somebody a new password, which is printed`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

interface OpenInstallation extends Installation {
  sweepTemp: () => Promise<void>;
  close: () => Promise<void>;
}

async function opened(settings: Settings): Promise<OpenInstallation> {
  const db = connect(settings.databaseUrl);
  const { store, sweep } = await openStore(settings, true);
  return {
    db,
    store,
    sweepTemp: sweep,
    async close() {
      store.close();
      await db.destroy();
    },
  };
}

async function withInstallation<T>(
  settings: Settings,
  work: (here: OpenInstallation) => Promise<T>,
): Promise<T> {
  const here = await opened(settings);
  return work(here).finally(here.close);
}

/** The settings of the installation that is copied to: the same names behind `TO_`. */
function targetSettings(env: NodeJS.ProcessEnv): Settings {
  const own = Object.entries(env).filter(([name]) => name.startsWith('TO_'));
  if (!own.some(([name]) => name === 'TO_DATABASE_URL'))
    throw new CommandError('TO_DATABASE_URL is not set: it names the database to copy to.');
  return readSettings(Object.fromEntries(own.map(([name, value]) => [name.slice('TO_'.length), value])));
}

function describeVerification({ blobs, verified, damaged, oldest }: VerificationState): string {
  const since = oldest > 0 ? `all since ${new Date(oldest * 1_000).toISOString()}` : 'not all yet';
  return `verified: ${verified} of ${blobs} originals, ${since}; ${damaged} known to be damaged`;
}

/** Reads the pages and references of a database on SQLite. */
function checkDatabase({ databaseUrl }: Settings): string[] {
  const path = sqliteFile(databaseUrl);
  return path === undefined ? [] : findDamage(path);
}

async function check(settings: Settings, options: { deep: boolean; repair: boolean }): Promise<number> {
  const damage = checkDatabase(settings);
  for (const line of damage) print(`damaged database: ${line}`);
  if (damage.length > 0) {
    print('The originals were not compared, because the list of them may be wrong.');
    return 1;
  }
  const report = await withInstallation(settings, async ({ db, store, sweepTemp }) => {
    if (options.repair) await sweepTemp();
    const verification = createVerificationRepository(db);
    return checkBlobs({ verification, removal: createRemovalRepository(db), store, ...options });
  });
  for (const kind of ['removed', 'missing', 'orphan', 'mismatched'] as const)
    for (const key of report[kind]) print(`${kind} ${key}`);
  const { missing, orphan, mismatched } = report;
  print(
    `${report.blobs} originals, ${report.bytes} bytes: ${missing.length} missing, ${orphan.length} orphan, ${mismatched.length} mismatched`,
  );
  print(describeVerification(report.verification));
  return missing.length + orphan.length + mismatched.length > 0 ? 1 : 0;
}

async function user(settings: Settings, [verb, email]: string[]): Promise<void> {
  await withInstallation(settings, async ({ db }) => {
    const users = createOperatorRepository(db);
    if (verb === 'list') {
      for (const line of await listUsers(users, unixNow()))
        print([line.email, line.name, `${line.photos} photos`, `${line.bytes} bytes`, line.state].join('\t'));
    } else if (verb === 'unlock' && email) {
      await unlockUser(users, email);
      print(`${email} can sign in again.`);
    } else if (verb === 'disable' && email) {
      await disableUser(users, email);
      print(`${email} is signed out everywhere and cannot sign in.`);
    } else if (verb === 'enable' && email) {
      await enableUser(users, email);
      print(`${email} can sign in.`);
    } else if (verb === 'reset' && email)
      print(`New password of ${email}: ${await resetPassword(users, email)}`);
    else throw new CommandError(USAGE);
  });
}

async function copy(settings: Settings): Promise<void> {
  if (!settings.databaseUrl.startsWith('sqlite:'))
    throw new CommandError('copy reads an installation on SQLite; from PostgreSQL use pg_dump.');
  const target = targetSettings(process.env);
  const { rows, blobs } = await withInstallation(settings, (from) =>
    withInstallation(target, (to) => copyInstallation(from, to)),
  );
  print(`Copied ${rows} rows and ${blobs} blobs; every hash was read back and is right.`);
}

async function importAll(settings: Settings, parts: string[], email: string | undefined): Promise<void> {
  if (parts.length === 0) throw new CommandError(USAGE);
  await withInstallation(settings, async (here) => {
    await migrate(here.db);
    const { importExport } = await import('./importExport.ts');
    const done = await importExport(here, { parts, email, workers: settings.mediaWorkers });
    print(`${done.photos} photos in ${done.albums} albums; every hash is right. Sign in as ${done.email}.`);
    const { shares, orders, recycled } = done.left;
    print(
      `Not brought along: ${shares} shares, ${orders} orders and bills, ${recycled} photos of the recycle bin.`,
    );
    print(`New password of ${done.email}: ${done.password}`);
  });
}

/** Brings files into an account; returns the exit code. */
async function importFiles(
  settings: Settings,
  [kind, ...paths]: string[],
  { account, dryRun }: { account: string | undefined; dryRun: boolean },
): Promise<number> {
  const isFolder = kind === 'folder';
  if (!account || paths.length === 0 || (isFolder && paths.length > 1)) throw new CommandError(USAGE);
  return withInstallation(settings, async (here) => {
    if (!dryRun) await migrate(here.db);
    const { importInto } = await import('./importCommand.ts');
    return importInto(here, settings, {
      kind: isFolder ? 'folder' : 'takeout',
      paths,
      email: account,
      dryRun,
    });
  });
}

async function readDates(settings: Settings, all: boolean): Promise<void> {
  await withInstallation(settings, async (here) => {
    await migrate(here.db);
    const onProgress = ({ read, changed }: Redated) =>
      print(`${read} originals read, ${changed} dates changed`);
    const sum = await redate(here, { all, workers: settings.mediaWorkers, onProgress });
    print(`Ready: ${sum.read} originals read, ${sum.changed} dates changed.`);
  });
}

/** Prints the result of a copy; returns the exit code. */
function report(what: string, { copied, kept, missing, damaged }: CopyReport): number {
  for (const key of missing) print(`missing ${key}`);
  for (const key of damaged) print(`damaged ${key}`);
  print(
    `${what}: the database, ${copied} originals copied, ${kept} there already, ${missing.length} missing, ${damaged.length} damaged; every copy was read back and is right.`,
  );
  return missing.length + damaged.length > 0 ? 1 : 0;
}

/** Where the key is that encrypts those in the database. */
function keySource(settings: Settings): string {
  return settings.serverKey === undefined ? serverKeyPath(settings) : 'SERVER_KEY';
}

function folderOf([folder]: string[]): string {
  if (!folder) throw new CommandError(USAGE);
  return folder;
}

/** Runs one command; returns the exit code. */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      deep: { type: 'boolean', default: false },
      repair: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      email: { type: 'string' },
      account: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  const settings = readSettings(process.env);
  await keepFilesPrivate(settings);
  if (command === 'check') return check(settings, values);
  if (command === 'migrate') {
    await withInstallation(settings, ({ db }) => migrate(db));
    print('The database is up to date.');
  } else if (command === 'backup') {
    const code = report(`backup to ${folderOf(rest)}`, await backup(settings, folderOf(rest), values));
    print(
      `The keys in it are encrypted. Keep ${keySource(settings)} apart from this folder: no server starts on the backup without it.`,
    );
    return code;
  } else if (command === 'restore') {
    const code = report(`restore from ${folderOf(rest)}`, await restore(settings, folderOf(rest)));
    print(`The server needs the key of the old installation, in ${keySource(settings)}.`);
    return code;
  } else if (command === 'recover') {
    for (const { table, rows, dropped } of await recover(sqlitePath(settings), folderOf(rest)))
      print(`${table}: ${rows} rows${dropped > 0 ? `, and ${dropped} whose other rows are lost` : ''}`);
    print(`Saved into ${folderOf(rest)}. Put it in the place of the database, then run xiangji check.`);
  } else if (command === 'copy') await copy(settings);
  else if (command === 'import' && (rest[0] === 'takeout' || rest[0] === 'folder'))
    return importFiles(settings, rest, { account: values.account, dryRun: values['dry-run'] });
  else if (command === 'import') await importAll(settings, rest, values.email);
  else if (command === 'redate') await readDates(settings, values.all);
  else if (command === 'user') await user(settings, rest);
  else throw new CommandError(USAGE);
  return 0;
}

function explain(error: unknown): string {
  const isExpected =
    error instanceof CommandError ||
    error instanceof SettingsError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  return isExpected ? error.message : String(error instanceof Error ? error.stack : error);
}

const args = process.argv.slice(2);
if (args[0] === 'serve') {
  // The whole server is loaded for this command only.
  const { serve } = await import('../serve.ts');
  await serve();
} else {
  process.exitCode = await run(args).catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  });
}
