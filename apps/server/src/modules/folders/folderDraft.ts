import { FOLDER_TYPES, type ManageBody, ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { FolderRow } from '../../db/schema.ts';

/** A folder while it is being changed. */
export type Draft = Pick<FolderRow, 'id' | 'parent_id' | 'type' | 'name' | 'sdate' | 'edate' | 'numero'> & {
  made: boolean;
  dropped: boolean;
};

export interface Managed {
  ids: Record<string, string>;
  dropped: string[];
  undo: Pick<ManageBody, 'create' | 'update' | 'move'>;
}

/** The client-side id of a deleted set, in the body that creates it again. */
const again = (id: string): string => `undo-${id}`;

type Update = NonNullable<ManageBody['update']>[string];

function updateOf(before: FolderRow, after: Draft): Update {
  const { name, numero, sdate, edate } = before;
  return {
    ...(name !== after.name && { name }),
    ...(numero !== after.numero && { numero }),
    ...((sdate !== after.sdate || edate !== after.edate) && { sdate, edate }),
  };
}

/** The manage call that undoes a manage call. Albums that it created stay. */
export function undoOf(rows: readonly FolderRow[], drafts: ReadonlyMap<string, Draft>): Managed['undo'] {
  const create: NonNullable<ManageBody['create']> = {};
  const update: NonNullable<ManageBody['update']> = {};
  const move: Record<string, string> = {};
  for (const row of rows) {
    const draft = drafts.get(row.id);
    if (!draft) continue;
    if (draft.dropped) {
      create[again(row.id)] = { name: row.name, type: FOLDER_TYPES.ALBUM_SET, numero: row.numero };
      continue;
    }
    const change = updateOf(row, draft);
    if (Object.keys(change).length > 0) update[row.id] = change;
    if (row.parent_id === draft.parent_id) continue;
    const gone = row.parent_id !== null && drafts.get(row.parent_id)?.dropped;
    move[row.id] = gone && row.parent_id ? again(row.parent_id) : (row.parent_id ?? ROOT_FOLDER);
  }
  return { create, update, move };
}
