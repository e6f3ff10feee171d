import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const theme = fileURLToPath(new URL('../packages/ui/src/theme/theme.css.ts', import.meta.url));

function declarationsOf(rule: string): [name: string, value: string][] {
  return [...rule.matchAll(/(--xj-[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

/**
 * Gives every `var(--xj-…)` of a stylesheet the theme's value as a fallback, so that a component looks right on a page
 * without `@xiangji/ui/theme.css`. Colours follow the `color-scheme` of the page.
 */
export async function themeFallbacks(styles: Plugin): Promise<(css: string) => string> {
  const options = { bundle: true, minify: true, write: false, outdir: 'out', logLevel: 'error' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [theme], plugins: [styles] });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  const [, darkRule = ''] = /\[data-theme=dark\],\.xj-theme-dark\{([^}]+)/.exec(css) ?? [];
  const dark = new Map(declarationsOf(darkRule));
  // The first rule that sets a variable is the one of a light page with a mouse.
  const light = new Map(declarationsOf(css).reverse());
  const fallbackOf = (name: string) => {
    const value = light.get(name);
    const other = dark.get(name);
    // light-dark() takes colours only; a shadow has several parts.
    return other && other !== value && name.startsWith('--xj-color')
      ? `light-dark(${value}, ${other})`
      : value;
  };
  return (text) =>
    text.replace(/var\((--xj-[\w-]+)\)/g, (use, name: string) => {
      const fallback = fallbackOf(name);
      return fallback ? `var(${name}, ${fallback})` : use;
    });
}
