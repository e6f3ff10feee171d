import type { Share } from '@xiangji/api-client/contract';

/** The code rides in the link's fragment, so that a copied link opens in one tap. */
export function linkWithCode({ link, code, secure }: Pick<Share, 'link' | 'code' | 'secure'>): string {
  return secure.type === 'private' ? `${link}#${code}` : link;
}

/** Path of a share in this product. */
export function sharePath(id: string): string {
  return `/s/${id}`;
}
