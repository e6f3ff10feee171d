import { type Language, languageOfUser } from '../language.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import type { Settings } from '../settings/settings.ts';
import type { Installation } from './copyInstallation.ts';
import { albumsOf, importLibrary } from './importLibrary.ts';
import { type ImportPlan, planFolder, planTakeout, type Refusal } from './importPlan.ts';
import { required } from './users.ts';

export interface ImportCommand {
  kind: 'takeout' | 'folder';
  paths: readonly string[];
  /** Address of the account. */
  email: string;
  /** Says what would be stored, and writes nothing. */
  dryRun: boolean;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Files between two lines of progress where the output is no terminal. */
const PROGRESS_STEP = 100;
const PERCENT = 100;

/** As the web app names the album of photos that are in none. */
const REST_ALBUM: Record<Language, string> = { zh: 'Google 相册', en: 'Google Photos' };

/** Shows progress: in place on a terminal, else in a line from time to time. */
function showProgress(done: number, total: number): void {
  const { stdout } = process;
  const isEnd = done === total;
  const line = `${done} of ${total} files, ${Math.floor((done / total) * PERCENT)} %`;
  if (stdout.isTTY) stdout.write(`\r${line}${isEnd ? '\n' : ''}`);
  else if (isEnd || done % PROGRESS_STEP === 0) print(line);
}

function printRefused(refused: readonly Refusal[]): void {
  for (const { path, reason } of refused) print(`refused ${path}: ${reason}`);
}

function printLeftOut({ leftOut, copies, trashed }: ImportPlan): void {
  print(
    `Left out: ${leftOut} system and side files, ${copies} copies of photos in albums, ${trashed} recycled.`,
  );
}

function printPlan({ files, refused }: ImportPlan, existing: ReadonlyMap<string, string>): void {
  for (const [album, list] of Map.groupBy(files, (file) => file.album.normalize())) {
    const bytes = list.reduce((sum, { size }) => sum + size, 0);
    print(`${existing.has(album) ? 'album' : 'new album'} ${album}: ${list.length} files, ${bytes} bytes`);
  }
  print(`${files.length} files to import, ${refused.length} refused. Nothing was written.`);
}

/** Imports a Takeout or a folder into an account; returns the exit code. */
export async function importInto(
  here: Installation,
  settings: Settings,
  command: ImportCommand,
): Promise<number> {
  const { kind, paths, email, dryRun } = command;
  const user = required(await createAuthRepository(here.db).userByEmail(email.toLowerCase()), email);
  const { video, maxBytes, accountBytes: quota } = settings.upload;
  const options = { video, restAlbum: REST_ALBUM[languageOfUser(user, 'zh')] };
  const [first = ''] = paths;
  const plan = await (kind === 'takeout' ? planTakeout(paths, options) : planFolder(first, options));
  if (dryRun) {
    printRefused(plan.refused);
    printLeftOut(plan);
    printPlan(plan, await albumsOf(here, user));
    return plan.refused.length > 0 ? 1 : 0;
  }
  const limits = { maxBytes, quota, allowVideo: video };
  const { mediaWorkers: workers } = settings;
  const { stored, there, refused } = await importLibrary(here, plan, {
    ...{ user, limits, workers, onProgress: showProgress },
  });
  printRefused(refused);
  printLeftOut(plan);
  print(`${stored} files stored, ${there} there already, ${refused.length} refused.`);
  return refused.length > 0 ? 1 : 0;
}
