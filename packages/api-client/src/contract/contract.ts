import { account } from './account.ts';
import { activity } from './activity.ts';
import { auth } from './auth.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { map } from './map.ts';
import { notice } from './notice.ts';
import { publicShare } from './publicShare.ts';
import { recycle } from './recycle.ts';
import { search } from './search.ts';
import { shares } from './shares.ts';
import { similar } from './similar.ts';
import { trades, vip } from './trades.ts';
import { uploads } from './uploads.ts';

/** The definitions of all calls, by noun and call name. */
export const contract = {
  account,
  activity,
  auth,
  files,
  folders,
  map,
  notice,
  publicShare,
  recycle,
  search,
  shares,
  similar,
  trades,
  uploads,
  vip,
};

export type Contract = typeof contract;
