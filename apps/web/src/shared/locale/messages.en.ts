import type { Messages } from './catalogue.ts';
import { albumEdit } from './en/albumEdit.ts';
import { albums } from './en/albums.ts';
import { auth } from './en/auth.ts';
import { dialogs } from './en/dialogs.ts';
import { errors } from './en/errors.ts';
import { nav } from './en/nav.ts';
import { notFound } from './en/notFound.ts';
import { organiser } from './en/organiser.ts';
import { photos } from './en/photos.ts';
import { product } from './en/product.ts';
import { publicShare } from './en/publicShare.ts';
import { recycle } from './en/recycle.ts';
import { search } from './en/search.ts';
import { share } from './en/share.ts';
import { shares } from './en/shares.ts';
import { shell } from './en/shell.ts';
import { upload } from './en/upload.ts';
import { viewer } from './en/viewer.ts';

/** English; identical to the specification's English texts. One file per section. */
export const en: Messages = {
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
