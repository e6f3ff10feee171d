import { type Kysely, sql } from 'kysely';

interface Before {
  users: { id: string; avatar: string | null };
  images: { id: string; crop: string | null };
}

/**
 * The crop of an avatar moves from its address, where it followed a #, to the image: the server applies it.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('images').addColumn('crop', 'text').execute();
  const cropped = await db
    .selectFrom('users')
    .select(['id', 'avatar'])
    .where('avatar', 'like', sql.lit('%#%'))
    .execute();
  for (const { id, avatar } of cropped) {
    const [path = '', crop = null] = avatar?.split('#') ?? [];
    const image = path.split('/').at(-2) ?? '';
    await db.updateTable('images').set({ crop }).where('id', '=', image).execute();
    const shown = `/media/images/${image}/cropped.webp`;
    await db.updateTable('users').set({ avatar: shown }).where('id', '=', id).execute();
  }
}
