import { account } from './account.ts';
import { auth } from './auth.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { uploads } from './uploads.ts';

/** The one list of calls: noun → call → definition. */
export const contract = { account, auth, files, folders, uploads };

export type Contract = typeof contract;
