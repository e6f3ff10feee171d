import { contrastRatio } from '../../src/theme/contrast.ts';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';
import { darkValues } from '../../src/theme/dark.css.ts';
import { lightValues } from '../../src/theme/light.css.ts';
import type { ThemeValues } from '../../src/theme/themeValues.ts';
import * as css from '../docs.css.ts';
import type { Words } from '../guide.ts';
import { Beside, DocsPage, Section } from '../parts.tsx';

type Role = keyof ThemeValues['color'];
interface Group {
  title: Words;
  lead: Words;
  holds: (role: string) => boolean;
}

const themes = [
  { name: ['浅色', 'Light'], theme: 'light', values: lightValues },
  { name: ['深色', 'Dark'], theme: 'dark', values: darkValues },
] as const;

const starting = (pattern: RegExp) => (role: string) => pattern.test(role);

const groups: readonly Group[] = [
  {
    title: ['表面', 'Surfaces'],
    lead: ['页面、浮起的卡片、凹下的区域。', 'The page, raised surfaces and sunken areas.'],
    holds: starting(/^surface/),
  },
  {
    title: ['文字', 'Text'],
    lead: ['每种底色有自己的文字颜色。', 'Each background has its own text colours.'],
    holds: starting(/^text|OnInverse$/),
  },
  {
    title: ['强调色', 'Accent'],
    lead: [
      '唯一的强调色：一处主要操作、选中、焦点。',
      'The only accent colour: for the primary action, the selection and the focus.',
    ],
    holds: (role) => /^(accent|focus)/.test(role) && !role.endsWith('OnInverse'),
  },
  {
    title: ['边框', 'Borders'],
    lead: [
      'border 只作装饰；borderStrong 用于控件，与表面的对比度至少 3:1。',
      'border is decorative; borderStrong, for controls, has a contrast of at least 3:1 with the surface.',
    ],
    holds: starting(/^border/),
  },
  {
    title: ['状态', 'Status'],
    lead: ['只给状态用，总有文字或图标相伴。', 'Only for status, and always together with text or an icon.'],
    holds: starting(/^(critical|warning|positive|info)/),
  },
  {
    title: ['照片之上', 'Over photos'],
    lead: ['照片查看器在任何主题里都是暗的。', 'The viewer is dark in every theme.'],
    holds: starting(/^(overlay|viewer|photo)/),
  },
];

function Swatches({ values: { color }, holds }: { values: ThemeValues; holds: Group['holds'] }) {
  const roles = Object.entries(color).filter(([role]) => holds(role));
  return (
    <div className={css.tiles}>
      {roles.map(([role, value]) => (
        <div key={role} className={css.tile}>
          <div className={css.swatch} style={{ background: value }} />
          <span className={css.tileName}>{role}</span>
          <span className={css.caption}>{value}</span>
        </div>
      ))}
    </div>
  );
}

interface Measured {
  ink: Role;
  ground: Role;
  least: number;
}

function Pair({ ink, ground, least, color }: Measured & { color: ThemeValues['color'] }) {
  const ratio = contrastRatio(color[ink], color[ground]);
  const isText = least >= 4.5;
  // The name of a border colour is written in the text colour of its own surface.
  const label = ground === 'surfaceInverse' ? color.textOnInverse : color.text;
  return (
    <div
      className={css.pair}
      style={{
        background: color[ground],
        color: isText ? color[ink] : label,
        border: `1px solid ${isText ? color.border : color[ink]}`,
      }}
    >
      <span>
        {ink} / {ground}
      </span>
      <span>
        {ratio.toFixed(1)} ≥ {least}
      </span>
    </div>
  );
}

const measured: readonly Measured[] = contrastPairs.flatMap(({ ink, grounds, least }) =>
  grounds.map((ground) => ({ ink, ground, least })),
);

/** Every colour by role in both themes, and the theme's contrast guarantees, computed from the tokens. */
export function ColourPage() {
  return (
    <DocsPage
      kicker="Foundations"
      title={['Colour', '颜色']}
      lead={[
        '照片是颜色，其余是纸和墨。',
        'The photos provide the colour; everything else is neutral, with one accent colour.',
      ]}
      code="vars.color.surfaceRaised · var(--xj-color-surface-raised)"
    >
      {groups.map(({ title, lead, holds }) => (
        <Section key={title[1]} title={title} lead={lead}>
          <div className={css.paneGrid}>
            {themes.map(({ name, theme, values }) => (
              <div key={theme} data-theme={theme} className={css.themePane}>
                <span className={css.caption}>
                  <Beside words={name} />
                </span>
                <Swatches values={values} holds={holds} />
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Section
        title={['对比度，实测', 'Measured contrast']}
        lead={[
          '由令牌算出（WCAG 2）；同一张表也是测试。文字 4.5:1，边与焦点 3:1。',
          'Computed from the tokens (WCAG 2) and checked by a test. Text 4.5:1, borders and focus 3:1.',
        ]}
      >
        <div className={css.paneGrid}>
          {themes.map(({ name, theme, values }) => (
            <div key={theme} data-theme={theme} className={css.themePane}>
              <span className={css.caption}>
                <Beside words={name} /> · {measured.length}
              </span>
              {measured.map((pair) => (
                <Pair key={`${pair.ink} ${pair.ground}`} {...pair} color={values.color} />
              ))}
            </div>
          ))}
        </div>
      </Section>
    </DocsPage>
  );
}
