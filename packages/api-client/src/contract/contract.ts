import { account } from './account.ts';
import { auth } from './auth.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { recycle } from './recycle.ts';
import { uploads } from './uploads.ts';

/** The one list of calls: noun → call → definition. */
export const contract = { account, auth, files, folders, recycle, uploads };

export type Contract = typeof contract;
