import type { Language } from '../language.ts';
import type { SharePreview } from '../modules/shares/sharePreview.ts';

/** Search engines keep neither the page, nor its links, nor its pictures. */
export const NO_INDEX = 'noindex, nofollow, noimageindex';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an attribute or an element. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** `12,345`: as the application formats a count in both languages. */
const grouped = (count: number) => count.toLocaleString('en');

const WORDS = {
  zh: {
    site: '相集',
    title: '分享辑',
    text: '打开链接查看照片',
    photos: (count: number) => `${grouped(count)} 张照片`,
  },
  en: {
    site: 'Xiangji',
    title: 'Share collection',
    text: 'Open the link to see the photos',
    photos: (count: number) => (count === 1 ? '1 photo' : `${grouped(count)} photos`),
  },
} as const;

export interface ShareHead {
  /** Undefined for every share that is not public: its head reveals nothing. */
  preview: SharePreview | undefined;
  /** The origin of the product for visitors, without a trailing slash. */
  origin: string;
  sid: string;
  language: Language;
}

/** Open Graph tags of a share's page, and `noindex` for search engines. */
export function shareHead({ preview, origin, sid, language }: ShareHead): string {
  const words = WORDS[language];
  const facts: [string, string][] = [
    ['og:site_name', words.site],
    ['og:type', 'website'],
    ['og:title', preview?.name ?? words.title],
    ['og:description', preview ? words.photos(preview.count) : words.text],
    ['og:url', `${origin}/s/${sid}`],
  ];
  const { cover } = preview ?? {};
  if (cover) {
    facts.push(['og:image', `${origin}${cover.jpeg}`], ['og:image:type', 'image/jpeg']);
    facts.push(['og:image:width', String(cover.width)], ['og:image:height', String(cover.height)]);
  }
  const tags = facts.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`);
  // The application starts with the picture of the first paint, so that it never disappears.
  const srcSet = cover?.webp.map(([width, path]) => `${path} ${width}w`).join(', ');
  if (srcSet) tags.push(`<meta name="share-cover" content="${srcSet}" />`);
  const card = cover ? 'summary_large_image' : 'summary';
  return [
    `<meta name="robots" content="${NO_INDEX}" />`,
    ...tags,
    `<meta name="twitter:card" content="${card}" />`,
  ].join('\n    ');
}
