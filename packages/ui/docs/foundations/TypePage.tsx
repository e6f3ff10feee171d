import { vars } from '../../src/theme/contract.css.ts';
import * as css from '../docs.css.ts';
import { Bilingual, DocsPage, Examples, Rows, Section, useTranslate } from '../parts.tsx';

const steps = ['display', 'title', 'lead', 'body', 'small', 'caption'] as const;
const sizes = { display: 28, title: 20, lead: 16, body: 14, small: 13, caption: 12 } as const;
const weights = { regular: 400, medium: 500, strong: 600 } as const;
const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Six sizes and three weights, designed for Chinese first. */
export function TypePage() {
  const translate = useTranslate();
  return (
    <DocsPage
      kicker="Foundations"
      title={['Type', '文字']}
      lead={[
        '系统字体，中文为先；六级字号，三种字重，没有斜体。',
        'The system font, designed for Chinese first; six sizes, three weights, no italics.',
      ]}
      code="vars.fontSize.body · var(--xj-font-size-body)"
    >
      <Section title={['字号', 'Sizes']}>
        {steps.map((step) => (
          <div key={step}>
            <span className={css.caption}>
              {step} · {sizes[step]} px
            </span>
            <div style={{ fontSize: vars.fontSize[step], lineHeight: vars.lineHeight[step] }}>
              <Bilingual
                words={[
                  '相集收藏了2026年在京都拍的128张照片',
                  'Xiangji stores 128 photos that were taken in Kyoto in 2026',
                ]}
              />
            </div>
          </div>
        ))}
      </Section>
      <Section title={['字重', 'Weights']}>
        <div className={css.tiles}>
          {Object.entries(weights).map(([name, weight]) => (
            <div key={name} className={css.tile}>
              <span style={{ fontSize: 28, fontWeight: weight }}>{translate('相集', 'Xiangji')} Aa</span>
              <span className={css.caption}>
                {name} · {weight}
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section title={['排版', 'Typesetting']}>
        <Rows
          rows={[
            [
              'text-autospace',
              '汉字与拉丁字母、数字之间的空隙由浏览器排出，不手打空格',
              'The browser adds the space between Chinese and Latin letters or digits; do not type it',
            ],
            [
              'tabular-nums',
              '数目、大小、时间用等宽数字',
              'Counts, sizes and times use digits of equal width',
            ],
            [
              'overflow-wrap',
              '长词在哪里都能断，不撑破版面',
              'Long words can break anywhere, so that they do not overflow the layout',
            ],
            [
              'em, cite',
              '没有斜体：中文的强调靠字重',
              'No italics: Chinese text is emphasized by font weight',
            ],
          ]}
        />
        <Examples
          good={[
            {
              text: ['等宽数字对得齐', 'Digits of equal width line up'],
              show: () => (
                <div style={tabular}>
                  11:11
                  <br />
                  08:30
                </div>
              ),
            },
          ]}
          bad={[
            {
              text: ['手打的空格，换行时留下缺口', 'Typed spaces leave gaps at line breaks'],
              show: (t) => <span>{t('收藏 了 128 张 照片', 'Saved\u00a0 128\u00a0 photos')}</span>,
            },
          ]}
        />
      </Section>
    </DocsPage>
  );
}
