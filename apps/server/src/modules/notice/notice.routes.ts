import sanitizeHtml from 'sanitize-html';
import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { Settings } from '../../settings/settings.ts';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'ul'],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // A page opened by a link must not get `window.opener`.
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
  },
};

/** The notice with its allowed tags only. */
export function cleanNotice(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** The banner of the side menu: the operator's setting, cleaned once. */
export function noticeRoutes({ settings }: { settings: Pick<Settings, 'noticeHtml'> }): RoutesOf<'notice'> {
  const html = cleanNotice(settings.noticeHtml ?? '');
  return { get: () => ({ html }) };
}
