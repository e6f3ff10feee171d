import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../language.ts';

/** Paths of the files that a screen, or a language's texts, need first. */
interface Files {
  scripts: string[];
  styles: string[];
}

/** As the web's build writes it next to its manifest (`firstFiles.ts` of the web). */
interface FirstFiles {
  screens: Record<string, Files>;
  texts: Record<Language, Files>;
  secondaryTexts: Record<Language, Files>;
}

/** The screen of a signed-in user by its path. The web knows every path; these are the common ones. */
const PAGES: [path: RegExp, screen: string][] = [
  [/^\/(albums\/[^/]+\/)?photos\/?$/, 'photos'],
  [/^\/(albums\/[^/]+\/)?photos\/[^/]+$/, 'photo'],
  [/^\/(albums(\/|$)|$)/, 'albums'],
  [/^\/account(\/|$)/, 'account'],
];

/** Its texts are not those of every screen. */
const SECONDARY_SCREEN = 'account';

/** These need no session. */
const WITHOUT_SESSION = /^\/(signout|getpass|i)(\/|$)/;

/** The first screen of a page with or without a session; undefined where its files are not named ahead. */
export function screenOf(path: string, isSignedIn: boolean): string | undefined {
  if (isSignedIn) return PAGES.find(([pattern]) => pattern.test(path))?.[1];
  return WITHOUT_SESSION.test(path) ? undefined : 'signIn';
}

/** Undefined where the web was built by something else: its pages then load their files one after another. */
export async function readFirstFiles(webDir: string): Promise<FirstFiles | undefined> {
  const text = await readFile(join(webDir, '.vite/first-files.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as FirstFiles);
}

/** Lists the files of the first screen in the page, so that they load while the application starts. */
export function withFirstFiles(
  document: string,
  {
    files,
    screen,
    language,
  }: { files: FirstFiles | undefined; screen: string | undefined; language: Language },
): string {
  const parts = screen && files ? [files.screens[screen], files.texts[language]] : [];
  if (files && screen === SECONDARY_SCREEN) parts.push(files.secondaryTexts[language]);
  const scripts = parts.flatMap((part) => part?.scripts ?? []);
  const styles = parts.flatMap((part) => part?.styles ?? []);
  const preloads = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`);
  const sheets = styles.map((file) => `    <link rel="stylesheet" crossorigin href="${file}">\n`);
  return document
    .replace('  </head>', () => `${preloads.join('')}  </head>`)
    .replace('  </body>', () => `${sheets.join('')}  </body>`);
}
