import { vars } from '../../src/theme/contract.css.ts';
import * as css from '../docs.css.ts';
import { Bilingual, DocsPage, Rows, Section } from '../parts.tsx';

const steps = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48 } as const;
const uses = {
  1: ['图标与字、照片之间', 'Between icon and text; between photos'],
  2: ['并排的按钮', 'Between buttons in a row'],
  3: ['控件内、卡片内', 'Inside controls and small cards'],
  4: ['表单的栏与栏', 'Between the fields of a form'],
  5: ['卡片、对话框的内边', 'Inside cards and dialogs'],
  6: ['段与段', 'Between sections'],
  7: ['页边', 'At the edge of a page'],
} as const;

/** Seven steps, all multiples of 4 px. */
export function SpacePage() {
  return (
    <DocsPage
      kicker="Foundations"
      title={['Space', '间距']}
      lead={['七级，都是 4 px 的倍数。', 'Seven steps, all multiples of 4 px.']}
      code="<Stack gap={4}> · <Box padding={{ phone: 3, pc: 5 }}>"
    >
      <Section title={['级', 'Steps']}>
        {([1, 2, 3, 4, 5, 6, 7] as const).map((step) => (
          <div key={step} className={css.row}>
            <span>
              <code className={css.code}>space[{step}]</code>{' '}
              <span className={css.caption}>{steps[step]} px</span>
            </span>
            <span>
              <span
                style={{
                  display: 'block',
                  width: vars.space[step],
                  height: 12,
                  borderRadius: 2,
                  background: vars.color.accent,
                }}
              />
              <Bilingual words={uses[step]} />
            </span>
          </div>
        ))}
      </Section>
      <Section title={['宽度', 'Breakpoints']}>
        <Rows
          rows={[
            [
              'phone ≤ 480',
              '手机：对话框从底部升起，操作在下方',
              'Phone: dialogs slide up from the bottom, actions are at the bottom',
            ],
            ['pad ≤ 992', '平板：窄条导航', 'Tablet: a narrow navigation rail'],
            ['pc > 992', '电脑：侧栏', 'PC: a side menu'],
          ]}
        />
      </Section>
      <Section
        title={['控件的高', 'Control heights']}
        lead={[
          '由指针决定：鼠标 28、36、44；手指 36、44、48。',
          'Depends on the pointer: 28, 36, 44 px for a mouse; 36, 44, 48 px for touch.',
        ]}
      >
        <div className={css.tiles}>
          {(['controlSmall', 'control', 'controlLarge'] as const).map((name) => (
            <div key={name} className={css.tile}>
              <div
                style={{
                  height: vars.size[name],
                  background: vars.color.accentSoft,
                  borderRadius: vars.radius.control,
                }}
              />
              <span className={css.caption}>size.{name}</span>
            </div>
          ))}
        </div>
      </Section>
    </DocsPage>
  );
}
