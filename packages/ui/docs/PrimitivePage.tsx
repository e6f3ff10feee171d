import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as css from './docs.css.ts';
import type { Guide, Screen } from './guide.ts';
import { Props } from './PropsTables.tsx';
import { Bilingual, DocsPage, Examples, Rows, Section } from './parts.tsx';
import { StoryFrame, StoryOnDemand } from './StoryFrame.tsx';

/** `Primitives/Button 按钮` → its group, and its name in both languages. */
function namesOf(title: string): { group: string; name: string; other: string } {
  const [group = '', full = title] = title.split('/');
  const han = full.search(/\p{Script=Han}/u);
  return han < 0
    ? { group, name: full, other: '' }
    : { group, name: full.slice(0, han).trim(), other: full.slice(han) };
}

/** `AppBar` and `SideMenu and NavRail` as an import. */
function importOf(name: string): string {
  return `import { ${name.replaceAll(' and ', ', ')} } from '@xiangji/ui';`;
}

function Guidance({ guide }: { guide: Guide }) {
  return (
    <>
      <Section title={['构成', 'Anatomy']}>
        <Rows rows={guide.anatomy} />
      </Section>
      <Section title={['宜与忌', 'Do and don’t']}>
        <Examples good={guide.good} bad={guide.bad} />
      </Section>
      <Section title={['键盘', 'Keyboard']}>
        {guide.keys.length > 0 ? (
          <Rows rows={guide.keys} keys />
        ) : (
          <p className={css.note}>
            <Bilingual words={['不接收焦点，没有按键。', 'It cannot be focused and has no keys.']} />
          </p>
        )}
      </Section>
    </>
  );
}

/** The docs page of a component: its purpose, parts, usage, keys, states and props. */
export function PrimitivePage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  if (!first) return null;
  const { group, name, other } = namesOf(first.title);
  const guide: Guide | undefined = first.parameters.guide;
  const hasProps = Object.keys(first.argTypes).length > 0;
  const { lead, hideProps = !guide && !hasProps }: Partial<Screen> = guide ?? first.parameters.docs ?? {};
  return (
    <DocsPage
      kicker={group}
      title={[name, other]}
      lead={lead ?? ['', '']}
      {...(guide ? { status: first.tags.includes('new') ? 'new' : 'stable' } : {})}
      {...(guide && first.component ? { code: importOf(guide.imports ?? name) } : {})}
    >
      <StoryFrame story={first} />
      {guide ? <Guidance guide={guide} /> : null}
      {others.length > 0 ? (
        <Section title={['状态', 'States']}>
          {others.map((story) => (
            <div key={story.id}>
              <h3 className={css.storyTitle}>{story.name}</h3>
              <StoryOnDemand story={story} />
            </div>
          ))}
        </Section>
      ) : null}
      {first.component && !hideProps ? <Props story={first} guide={guide} /> : null}
    </DocsPage>
  );
}
