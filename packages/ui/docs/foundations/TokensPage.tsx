import { Button } from '../../src/button/index.ts';
import { Inline } from '../../src/layout/index.ts';
import { darkValues, designTokens, lightValues, type ThemeValues, vars } from '../../src/theme/index.ts';
import { scaleValues } from '../../src/theme/scaleValues.ts';
import { CodeBlock } from '../CodeBlock.tsx';
import { DocsPage, Rows, Section } from '../parts.tsx';

const themes = { light: lightValues, dark: darkValues } as const;

/** `var(--xj-color-text)` → `--xj-color-text`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Every group of tokens, as in the JSON. */
function cssOf({ color, shadow }: ThemeValues): string {
  const groups: Record<string, Record<string, string | number>> = { color, shadow, ...scaleValues };
  const variables = vars as unknown as Record<string, Record<string, string>>;
  const lines = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  ${nameOf(variables[group]?.[name] ?? '')}: ${value};`),
  );
  return `:root {\n${lines.join('\n')}\n}\n`;
}

const jsonOf = (values: ThemeValues) => `${JSON.stringify(designTokens(values), null, 2)}\n`;

function Download({ name, text, type }: { name: string; text: string; type: string }) {
  return (
    <Button asChild>
      <a href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
        {name}
      </a>
    </Button>
  );
}

const usage = `import { designTokens, lightValues } from '@xiangji/ui/theme';

const json = JSON.stringify(designTokens(lightValues));`;

/** The theme values as files for design tools and other platforms. */
export function TokensPage() {
  return (
    <DocsPage
      kicker="Foundations"
      title={['Tokens', '令牌下载']}
      lead={[
        '主题的值，给设计工具和其他平台用：W3C 设计令牌的 JSON，或 CSS 变量。',
        'The theme values for design tools and other platforms: W3C design tokens (JSON) or CSS variables.',
      ]}
    >
      <Section title={['下载', 'Download']}>
        <Inline gap={3}>
          {Object.entries(themes).map(([name, values]) => (
            <Download
              key={name}
              name={`xiangji-${name}.tokens.json`}
              text={jsonOf(values)}
              type="application/json"
            />
          ))}
          {Object.entries(themes).map(([name, values]) => (
            <Download key={name} name={`xiangji-${name}.css`} text={cssOf(values)} type="text/css" />
          ))}
        </Inline>
      </Section>
      <Section title={['在代码里', 'In code']}>
        <CodeBlock code={usage} />
      </Section>
      <Section title={['格式', 'Format']}>
        <Rows
          rows={[
            ['color', 'oklch 的分量与透明度', 'The oklch components and the alpha value'],
            ['dimension', '像素', 'Pixels'],
            ['duration', '毫秒', 'Milliseconds'],
            ['cubicBezier', '四个数', 'Four numbers'],
            ['shadow', '每层一项', 'One item for each layer'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
