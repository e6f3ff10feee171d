import { queryOptions } from '@tanstack/react-query';
import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import { api } from '../../api.ts';

/** Every album that can hold photos, those inside sets too. */
export const leavesQuery = queryOptions({
  queryKey: ['albums', 'leaves'],
  queryFn: async ({ signal }) => {
    const { list } = await api.folders.list({ signal });
    const sets = list.filter((folder) => folder.type === FOLDER_TYPES.NODE);
    const inside = await Promise.all(
      sets.map(async (set) => (await api.folders.children({ params: { id: set.id }, signal })).list),
    );
    return [...list.filter((folder) => folder.type === FOLDER_TYPES.LEAF), ...inside.flat()];
  },
});
