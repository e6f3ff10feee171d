/** The tags of the built page that load the application: its entry and the entry's imports. */
const SCRIPTS = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)".*\n/gm;

/** The style sheets of the application: the first screen has styles of its own. */
const SHEETS = /^ *<link rel="stylesheet"[^>]*? href="([^"]+)".*\n/gm;

/** How long the first pictures may delay the application, ms. */
const LONGEST_WAIT_MS = 1_500;

/** Files that are requested in one task: a phone takes milliseconds for each. */
const AT_ONCE = 4;

/** The content that is painted before the scripts: the text of the page, or its pictures too. */
export type FirstContent = 'text' | 'pictures';

const EVENTS: Record<FirstContent, string> = { text: 'DOMContentLoaded', pictures: 'load' };

/**
 * Runs when the page's own content is loaded and painted, or after a timeout: what loads before would delay its pictures.
 * Each file is then parsed and run in its own task, the entry last: all of them in one task would block input on a slow
 * phone.
 */
const BEGIN = `(function ([entry, ...parts], sheets, event) {
  let begun = false;
  async function begin() {
    if (begun) return;
    begun = true;
    const styled = Promise.all(sheets.map(style));
    ask(0);
    for (const part of parts) await import(part).catch(() => undefined);
    await styled;
    add('script', { type: 'module', src: entry });
  }
  function add(tag, attributes) {
    const element = Object.assign(document.createElement(tag), attributes, { crossOrigin: '' });
    document.head.append(element);
    return element;
  }
  function style(href) {
    const sheet = add('link', { rel: 'stylesheet', href });
    return new Promise((resolve) => Object.assign(sheet, { onload: resolve, onerror: resolve }));
  }
  function ask(from) {
    const next = from + ${AT_ONCE};
    for (const href of [entry, ...parts].slice(from, next)) add('link', { rel: 'modulepreload', href });
    if (next <= parts.length) setTimeout(ask, 0, next);
  }
  // The pictures are painted one frame after they have arrived.
  const afterFrame = (then) => () => requestAnimationFrame(then);
  addEventListener(event, afterFrame(afterFrame(() => setTimeout(begin))));
  setTimeout(begin, ${LONGEST_WAIT_MS});
})`;

/**
 * A page that contains its first screen: the application's scripts and styles load after it is painted. They render the same
 * content, so that a user waits for the page only.
 */
export function withLateScripts(document: string, nonce: string, content: FirstContent): string {
  const files = Array.from(document.matchAll(SCRIPTS), ([, file]) => file);
  if (files.length === 0) return document;
  const sheets = Array.from(document.matchAll(SHEETS), ([, sheet]) => sheet);
  const given = [files, sheets, EVENTS[content]].map((value) => JSON.stringify(value));
  const begin = `<script nonce="${nonce}">${BEGIN}(${given});</script>`;
  return document
    .replaceAll(SCRIPTS, '')
    .replaceAll(SHEETS, '')
    .replace('</head>', () => `  ${begin}\n  </head>`);
}
