// The reference catalogue, one file per section. Every other language has the same keys: a missing one does not compile.
export { albumEdit } from './zh-CN/albumEdit.ts';
export { albums } from './zh-CN/albums.ts';
export { auth } from './zh-CN/auth.ts';
export { dialogs } from './zh-CN/dialogs.ts';
export { errors } from './zh-CN/errors.ts';
export { nav } from './zh-CN/nav.ts';
export { notFound } from './zh-CN/notFound.ts';
export { organiser } from './zh-CN/organiser.ts';
export { photos } from './zh-CN/photos.ts';
export { product } from './zh-CN/product.ts';
export { publicShare } from './zh-CN/publicShare.ts';
export { search } from './zh-CN/search.ts';
export { share } from './zh-CN/share.ts';
export { shell } from './zh-CN/shell.ts';
export { upload } from './zh-CN/upload.ts';
export { viewer } from './zh-CN/viewer.ts';
