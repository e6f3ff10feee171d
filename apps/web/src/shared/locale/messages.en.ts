// English; identical to the specification's English texts. One file per section.
export { albumEdit } from './en/albumEdit.ts';
export { albums } from './en/albums.ts';
export { auth } from './en/auth.ts';
export { dialogs } from './en/dialogs.ts';
export { errors } from './en/errors.ts';
export { nav } from './en/nav.ts';
export { notFound } from './en/notFound.ts';
export { organiser } from './en/organiser.ts';
export { photos } from './en/photos.ts';
export { product } from './en/product.ts';
export { publicShare } from './en/publicShare.ts';
export { search } from './en/search.ts';
export { share } from './en/share.ts';
export { shell } from './en/shell.ts';
export { upload } from './en/upload.ts';
export { viewer } from './en/viewer.ts';
