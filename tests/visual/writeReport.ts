import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './baseline.ts';
import { REPORT_DIR } from './settings.ts';

const STYLE = `
  body { margin: 0 auto; padding: 24px; font: 14px/1.6 system-ui, sans-serif; background: #f6f5f2; color: #24211d }
  nav a { display: block } section { margin-top: 40px; border-top: 1px solid #cfcac1 }
  .views { display: flex; gap: 12px; align-items: flex-start } figure { flex: 1; min-width: 0; margin: 0 }
  img { display: block; max-width: 100%; border: 1px solid #cfcac1 } small, figcaption { color: #6b655c }`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function view(picture: string): string {
  const kind = picture.split('.').at(-2) ?? '';
  const file = escapeHtml(encodeURIComponent(picture));
  return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a></figure>`;
}

function section({ id, title, name, verdict, pictures }: Finding): string {
  const heading = `<h2>${escapeHtml(`${title} / ${name}`)}</h2>`;
  const facts = `<p>${escapeHtml(verdict)} <small>${escapeHtml(id)}</small></p>`;
  return `<section id="${escapeHtml(id)}">${heading}${facts}<div class="views">${pictures.map(view).join('')}</div></section>`;
}

function pageOf(findings: Finding[]): string {
  const links = findings.map(
    ({ id, title, name, verdict }) =>
      `<a href="#${escapeHtml(id)}">${escapeHtml(`${title} / ${name}: ${verdict}`)}</a>`,
  );
  const summary = findings.length === 0 ? 'No picture differs.' : `${findings.length} stories differ`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${STYLE}</style>
<h1>${summary}</h1><nav>${links.join('')}</nav>${findings.map(section).join('\n')}</html>`;
}

/** After a run: one page with baseline, current picture and difference of every changed story. */
export default function writeReport(): void {
  const findings = readdirSync(REPORT_DIR)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(REPORT_DIR, file), 'utf8')) as Finding);
  const file = join(REPORT_DIR, 'index.html');
  writeFileSync(file, pageOf(findings));
  if (findings.length > 0) console.log(`\n${findings.length} stories differ: ${file}`);
}
