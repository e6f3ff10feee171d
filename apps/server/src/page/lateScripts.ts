/** The tags of the built page that load the application: its entry and the entry's imports. */
const SCRIPTS = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)".*\n/gm;

/** How long the first pictures may delay the application, ms. */
const PATIENCE_MS = 1_500;

/** Files that are requested in one task: a phone takes milliseconds for each. */
const AT_ONCE = 4;

/** The content that is painted before the scripts: the text of the page, or its pictures too. */
export type FirstContent = 'text' | 'pictures';

const EVENTS: Record<FirstContent, string> = { text: 'DOMContentLoaded', pictures: 'load' };

/**
 * Runs when the page's own content is loaded and painted, or after a timeout. Each file is then parsed and run
 * in its own task, the entry last: all of them in one task would block input on a slow phone.
 */
const BEGIN = `(function (files, event) {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    ask(0);
    run(1);
  }
  function add(tag, as) {
    Object.assign(tag, as).crossOrigin = '';
    document.head.append(tag);
  }
  function ask(from) {
    files.slice(from, from + ${AT_ONCE}).forEach(function (href) {
      add(document.createElement('link'), { rel: 'modulepreload', href: href });
    });
    if (from + ${AT_ONCE} < files.length) setTimeout(ask, 0, from + ${AT_ONCE});
  }
  function run(at) {
    if (at === files.length) return add(document.createElement('script'), { type: 'module', src: files[0] });
    function next() { run(at + 1); }
    import(files[at]).then(next, next);
  }
  addEventListener(event, function () { requestAnimationFrame(function () { setTimeout(begin); }); });
  setTimeout(begin, ${PATIENCE_MS});
})`;

/**
 * A page that contains its first screen: the application's scripts load after it is painted. They render the same
 * content, so that a user waits for the page only.
 */
export function withLateScripts(document: string, nonce: string, content: FirstContent): string {
  const files = Array.from(document.matchAll(SCRIPTS), ([, file]) => file);
  if (files.length === 0) return document;
  const begin = `<script nonce="${nonce}">${BEGIN}(${JSON.stringify(files)}, '${EVENTS[content]}');</script>`;
  return document.replaceAll(SCRIPTS, '').replace('</head>', () => `  ${begin}\n  </head>`);
}
