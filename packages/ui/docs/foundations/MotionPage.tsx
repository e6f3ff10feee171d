import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { vars } from '../../src/theme/contract.css.ts';
import * as css from '../docs.css.ts';
import { DocsPage, Rows, Section } from '../parts.tsx';

const steps = [
  ['feedback', '120 ms', '按下、悬停的回应', 'Answers a press or a hover'],
  ['enter', '200 ms', '对话框、菜单进来', 'Dialogs and menus come in'],
  ['grow', '320 ms', '照片长成浏览器', 'A tile grows into the viewer'],
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

/** Three durations, one easing, no motion where it is unwelcome. */
export function MotionPage() {
  const [moved, setMoved] = useState(false);
  return (
    <DocsPage
      kicker="Foundations"
      title={['Motion', '动效']}
      lead={[
        '动得短，动完就停；动的时候也能操作。',
        'Short, and then still; nothing blocks input while it moves.',
      ]}
      code="vars.motion.enter · var(--xj-motion-enter)"
    >
      <Section title={['时长', 'Durations']}>
        <div>
          <Button onClick={() => setMoved(!moved)}>播放 Play</Button>
        </div>
        {steps.map(([name, time, zh, en]) => (
          <div key={name}>
            <p className={css.rowWords}>
              <code className={css.code}>{name}</code> <span className={css.caption}>{time}</span> {zh}{' '}
              <span lang="en" className={css.caption}>
                {en}
              </span>
            </p>
            <Track name={name} moved={moved} />
          </div>
        ))}
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            ['standard', '进来先快后慢', 'Comes in fast and settles'],
            ['exit', '出去先慢后快', 'Leaves slowly and is gone'],
            [
              'travel',
              '距离和缩放都乘它；不愿看到动效时为 0，只剩透明度',
              'Distances and scales are multiplied by it; 0 where motion is unwelcome, and only opacity is left',
            ],
            [
              'data-motion',
              '"reduced" 与系统的“减弱动态效果”同义',
              '"reduced" means what prefers-reduced-motion does',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
