import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OUTPUT_DIR } from './settings.ts';

const FAMILIES = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };

/**
 * Writes a font configuration with only the fonts of the repository, so that a character which the web font lacks is
 * drawn alike on every machine. Returns its path.
 */
export function fontConfig(): string {
  const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  const aliases = Object.entries(FAMILIES).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const file = join(OUTPUT_DIR, 'fonts.conf');
  mkdirSync(OUTPUT_DIR, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${join(OUTPUT_DIR, 'font-cache')}</cachedir>
${aliases.join('\n')}
</fontconfig>
`,
  );
  return file;
}
