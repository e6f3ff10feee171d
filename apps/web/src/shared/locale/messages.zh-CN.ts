import { albumEdit } from './zh-CN/albumEdit.ts';
import { albums } from './zh-CN/albums.ts';
import { auth } from './zh-CN/auth.ts';
import { dialogs } from './zh-CN/dialogs.ts';
import { errors } from './zh-CN/errors.ts';
import { nav } from './zh-CN/nav.ts';
import { notFound } from './zh-CN/notFound.ts';
import { organiser } from './zh-CN/organiser.ts';
import { photos } from './zh-CN/photos.ts';
import { product } from './zh-CN/product.ts';
import { publicShare } from './zh-CN/publicShare.ts';
import { recycle } from './zh-CN/recycle.ts';
import { search } from './zh-CN/search.ts';
import { share } from './zh-CN/share.ts';
import { shares } from './zh-CN/shares.ts';
import { shell } from './zh-CN/shell.ts';
import { upload } from './zh-CN/upload.ts';
import { viewer } from './zh-CN/viewer.ts';

/**
 * The reference catalogue, one file per section. Every other language has the same keys: a missing one does not
 * compile.
 */
export const zhCN = {
  product,
  nav,
  auth,
  errors,
  notFound,
  share,
  shares,
  albumEdit,
  shell,
  organiser,
  dialogs,
  albums,
  photos,
  viewer,
  search,
  publicShare,
  upload,
  recycle,
};
