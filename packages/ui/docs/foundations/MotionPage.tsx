import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { vars } from '../../src/theme/contract.css.ts';
import * as css from '../docs.css.ts';
import { Beside, DocsPage, Rows, Section } from '../parts.tsx';

const steps = [
  ['feedback', '120 ms', '按下、悬停的回应', 'Feedback on press and hover'],
  ['enter', '200 ms', '对话框、菜单出现', 'Dialogs and menus appear'],
  ['grow', '320 ms', '照片放大为查看器', 'A photo of the grid grows into the viewer'],
] as const;

function Track({ name, moved }: { name: (typeof steps)[number][0]; moved: boolean }) {
  return (
    <div
      style={{ height: 40, padding: 4, borderRadius: vars.radius.full, background: vars.color.surfaceSunken }}
    >
      <div
        style={{
          width: 32,
          height: 32,
          borderRadius: vars.radius.full,
          background: vars.color.accent,
          marginInlineStart: moved ? 'calc(100% - 32px)' : 0,
          transition: `margin ${vars.motion[name]} ${vars.motion.standard}`,
        }}
      />
    </div>
  );
}

/** Three durations and two easings; no movement if the user prefers reduced motion. */
export function MotionPage() {
  const [moved, setMoved] = useState(false);
  return (
    <DocsPage
      kicker="Foundations"
      title={['Motion', '动效']}
      lead={['动得短，动完就停；动的时候也能操作。', 'Animations are short and do not block input.']}
      code="vars.motion.enter · var(--xj-motion-enter)"
    >
      <Section title={['时长', 'Durations']}>
        <div>
          <Button onClick={() => setMoved(!moved)}>
            <Beside words={['播放', 'Play']} />
          </Button>
        </div>
        {steps.map(([name, time, zh, en]) => (
          <div key={name}>
            <p className={css.rowWords}>
              <code className={css.code}>{name}</code> <span className={css.caption}>{time}</span>{' '}
              <Beside words={[zh, en]} quiet={css.caption} />
            </p>
            <Track name={name} moved={moved} />
          </div>
        ))}
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            ['standard', '进来先快后慢', 'For elements that appear: starts fast, ends slowly'],
            ['exit', '出去先慢后快', 'For elements that disappear: starts slowly, ends fast'],
            [
              'travel',
              '距离和缩放都乘它；减弱动效时为 0，只有透明度变化',
              'A factor of distances and scales; 0 for reduced motion, so that only the opacity changes',
            ],
            [
              'data-motion',
              '"reduced" 与系统的“减弱动态效果”同义',
              '"reduced" has the effect of prefers-reduced-motion',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
