import { vars } from '../../src/theme/contract.css.ts';
import * as css from '../docs.css.ts';
import { Bilingual, DocsPage, Rows, Section } from '../parts.tsx';

const radii = { control: '6 px', card: '10 px', dialog: '16 px', full: '999 px' } as const;

/** Radii and shadows. */
export function ShapePage() {
  return (
    <DocsPage
      kicker="Foundations"
      title={['Shape', '圆角与层次']}
      lead={[
        '层次靠一根细线加一点柔和的影子，两者从不同时重。',
        'Elevation is a thin border and one soft shadow; the two are never both strong.',
      ]}
      code="vars.radius.card · vars.shadow.overlay"
    >
      <Section title={['圆角', 'Radius']}>
        <div className={css.tiles}>
          {(['control', 'card', 'dialog', 'full'] as const).map((name) => (
            <div key={name} className={css.tile}>
              <div
                style={{
                  height: 96,
                  borderRadius: vars.radius[name],
                  border: `1px solid ${vars.color.borderStrong}`,
                  background: vars.color.surfaceRaised,
                }}
              />
              <span className={css.tileName}>{name}</span>
              <span className={css.caption}>{radii[name]}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title={['层次', 'Elevation']}
        lead={[
          '越高越亮；深色里影子看不清，上沿再亮一线。',
          'Higher surfaces are lighter; in dark themes, which hide shadows, their top edge is lighter too.',
        ]}
      >
        <div className={css.tiles}>
          {(
            [
              ['sunken', vars.color.surfaceSunken, 'none', ['轨道、底纹', 'Tracks, sunken areas']],
              ['surface', vars.color.surface, 'none', ['页面', 'The page']],
              ['raised', vars.color.surfaceRaised, vars.shadow.raised, ['卡片、按钮', 'Cards, buttons']],
              ['overlay', vars.color.surfaceRaised, vars.shadow.overlay, ['菜单、对话框', 'Menus, dialogs']],
            ] as const
          ).map(([name, background, boxShadow, words]) => (
            <div key={name} className={css.tile} style={{ padding: vars.space[3] }}>
              <div
                style={{
                  height: 96,
                  borderRadius: vars.radius.card,
                  border: `1px solid ${vars.color.border}`,
                  background,
                  boxShadow,
                }}
              />
              <span className={css.tileName}>{name}</span>
              <span className={css.caption}>
                <Bilingual words={words} />
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section title={['前后', 'Stacking order']}>
        <Rows
          rows={[
            ['z.sticky 10', '分组标题', 'Sticky headings'],
            ['z.bar 20', '顶栏、底栏', 'The top and bottom bars'],
            ['z.overlay 50', '对话框后的遮罩', 'The overlay behind a dialog'],
            ['z.dialog 60', '对话框', 'Dialogs'],
            ['z.popup 65', '菜单、浮层', 'Menus and popovers'],
            ['z.toast 70', '轻提示', 'Toasts'],
            ['z.tooltip 80', '文字提示', 'Tooltips'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
