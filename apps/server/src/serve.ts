import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { DamagedDatabaseError } from './db/sqliteIntegrity.ts';
import { keepFilesPrivate } from './privateFiles.ts';
import { readSettings, type Settings, SettingsError } from './settings/settings.ts';

/** Folders of the built web: inside the packed server, and next to the built one. */
const BUILT_WEBS = ['../web', '../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const STOP_LIMIT_MS = 10_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Exits the process where a setting or the database cannot be used. */
function failOnSettings(error: unknown): never {
  if (error instanceof SettingsError || error instanceof DamagedDatabaseError) fail(error.message);
  throw error;
}

function settingsOrExit(): Settings {
  try {
    const settings = readSettings(process.env);
    return { ...settings, webDir: settings.webDir ?? BUILT_WEBS.find((path) => existsSync(path)) };
  } catch (error) {
    return failOnSettings(error);
  }
}

/**
 * Starts the server from the environment's settings and stops it on SIGINT or SIGTERM. Exits the process on a bad
 * setting.
 */
export async function serve(): Promise<void> {
  const settings = settingsOrExit();
  for (const path of await keepFilesPrivate(settings))
    print(`The mode of ${path} cannot be changed: other users of this machine may be able to read it.`);
  const app = await createApp(settings, { print }).catch(failOnSettings);
  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${settings.port} is taken. Choose another one with PORT=….`);
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  print(
    `Xiangji 相集 is at ${settings.publicUrl ?? `http://localhost:${port}`} (data in ${settings.dataDir})`,
  );

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    // Running requests may finish, but a stuck connection must not keep the process alive.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    app.close().then(() => process.exit(0));
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
}
