import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { folder, folderBase } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { albumName, folderOrder, id, parentId } from './scalars.ts';

const listData = z.object({
  info: z.object({ count_node: z.int(), count_leaf: z.int() }),
  order: folderOrder,
  list: z.array(folder),
});

/** Albums and album-sets (spec §7 'Folders'). */
export const folders = {
  list: defineCall({
    method: 'GET',
    path: '/api/folders',
    summary: 'The top level: album-sets and the albums in no set',
    access: 'user',
    data: listData,
    errors: [],
  }),
  children: defineCall({
    method: 'GET',
    path: '/api/folders/:id',
    summary: 'One album-set with its albums, or one album',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ ...listData.shape, folder: folderBase }),
    errors: [E.NOT_FOUND],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/folders/:id',
    summary: 'Make an album in a set (or at the top with id 0)',
    access: 'user',
    params: z.object({ id: parentId }),
    body: z.object({ name: albumName }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
};
