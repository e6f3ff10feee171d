import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import * as css from './docs.css.ts';
import { exampleOf } from './examples.ts';
import type { Guide, Screen } from './guide.ts';
import { Props } from './PropsTables.tsx';
import { Bilingual, DocsPage, Examples, Rows, Section, splitName } from './parts.tsx';
import { StoryFrame, StoryOnDemand } from './StoryFrame.tsx';

const COMPONENT_PAGE = /^(primitives|blocks|photo-grid|photo-viewer|cropper)-/;

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
  const [group = '', full = group] = first.title.split('/');
  const example = exampleOf(String(first.parameters.fileName));
  const guide: Guide | undefined = first.parameters.guide;
  const hasProps = Object.keys(first.argTypes).length > 0;
  const { lead, hideProps = !guide && !hasProps }: Partial<Screen> = guide ?? first.parameters.docs ?? {};
  return (
    <DocsPage
      kicker={group}
      title={splitName(full)}
      lead={lead}
      status={COMPONENT_PAGE.test(first.id) ? (first.tags.includes('new') ? 'new' : 'stable') : undefined}
    >
      <StoryFrame story={first} />
      {example ? (
        <Section title={['代码', 'Code']}>
          <CodeBlock code={example.trim()} />
        </Section>
      ) : null}
      {guide ? <Guidance guide={guide} /> : null}
      {others.length > 0 ? (
        <Section title={['状态', 'States']}>
          <div className={css.stories}>
            {others.map((story) => (
              <StoryOnDemand key={story.id} story={story} />
            ))}
          </div>
        </Section>
      ) : null}
      {first.component && !hideProps ? <Props story={first} guide={guide} /> : null}
    </DocsPage>
  );
}
