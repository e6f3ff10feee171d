/** The tags of the built page that load the application: its entry and the entry's imports. */
const SCRIPTS = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)".*\n/gm;

/** How long the first pictures may delay the application, ms. */
const PATIENCE_MS = 1_500;

/** Files that are requested in one task: a phone takes milliseconds for each. */
const AT_ONCE = 4;

/**
 * Runs when everything in the page itself is loaded and painted, or after a timeout. Each file is then parsed and run
 * in its own task, the entry last: all of them in one task would block input on a slow phone.
 */
const BEGIN = `(function (files) {
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
  addEventListener('load', function () { requestAnimationFrame(function () { setTimeout(begin); }); });
  setTimeout(begin, ${PATIENCE_MS});
})`;

/**
 * A page that contains its first pictures: the application's scripts load after they are painted. They render the
 * same content, so that a visitor waits for the pictures only.
 */
export function withLateScripts(document: string, nonce: string): string {
  const files = Array.from(document.matchAll(SCRIPTS), ([, file]) => file);
  if (files.length === 0) return document;
  const begin = `<script nonce="${nonce}">${BEGIN}(${JSON.stringify(files)});</script>`;
  return document.replaceAll(SCRIPTS, '').replace('</head>', () => `  ${begin}\n  </head>`);
}
