import { existsSync } from 'node:fs';
import { connect, migrateAt } from '../db/connect.ts';
import { type Recovered, recoverTables } from '../db/recoverTables.ts';
import { findDamage, isDamage } from '../db/sqliteIntegrity.ts';
import { recountPhotos } from '../modules/files/recount.repository.ts';
import { CommandError } from './CommandError.ts';
import { TABLES } from './tables.ts';

/** They are sums over photos, and counted again. */
const COUNTERS = new Set<string>(['axis_counts', 'heading_counts', 'place_counts']);

/** Saves what can be read of a damaged database into a new file, which a server can use. */
export async function recover(damaged: string, file: string): Promise<Recovered[]> {
  if (!existsSync(damaged)) throw new CommandError(`There is no database at ${damaged}.`);
  if (existsSync(file)) throw new CommandError(`There is a file at ${file} already: name a new one.`);
  const url = `sqlite:${file}`;
  await migrateAt(url);
  try {
    const found = recoverTables(
      damaged,
      file,
      TABLES.filter((table) => !COUNTERS.has(table)),
    );
    const db = connect(url);
    await recountPhotos(db).finally(() => db.destroy());
    const left = findDamage(file);
    if (left.length > 0) throw new Error(`The new file is damaged too: ${left.join('; ')}`);
    return found;
  } catch (error) {
    if (isDamage(error))
      throw new CommandError(`${damaged} cannot be read at all (${error.message}): restore a backup.`);
    throw error;
  }
}
