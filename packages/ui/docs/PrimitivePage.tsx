import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { PreparedStory, StoryContext } from 'storybook/internal/types';
import { loadPublicNames, packageOfFile } from './code/publicNames.ts';
import { type CodeSources, codeOf } from './code/storyCode.ts';
import * as css from './docs.css.ts';
import type { Guide, Screen } from './guide.ts';
import { Props } from './PropsTables.tsx';
import { Bilingual, DocsPage, Examples, Rows, Section, StoryName, splitName } from './parts.tsx';
import { StoryFrame, StoryOnDemand } from './StoryFrame.tsx';

const COMPONENT_PAGE = /^(primitives|blocks|photo-grid|photo-viewer|cropper)-/;

/** The import of the page's component: by its guide, its public name, or the code of its story. */
async function findImport(story: PreparedStory, context: StoryContext): Promise<string> {
  const own = packageOfFile(String(story.parameters.fileName)) ?? '';
  const { packages } = story.parameters.docs.sources as CodeSources;
  const found = (await loadPublicNames(packages, own)).of(story.component);
  if (found) return `import { ${found.exported} } from '${found.from}';`;
  const code = (await codeOf(story, context)) ?? '';
  const statement = code.split(/(?<=;)\n/).find((each) => each.includes(`from '${own}'`)) ?? '';
  return statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/type \w+, /g, '')
    .replace(', }', ' }');
}

/** Returns the import line of a component's page, empty while it is not known; other pages have none. */
function useImport(story: PreparedStory | undefined): string | undefined {
  const context = useContext(DocsContext);
  const [code, setCode] = useState('');
  const guide: Guide | undefined = story?.parameters.guide;
  const isComponent = Boolean(story && COMPONENT_PAGE.test(story.id));
  useEffect(() => {
    if (!story || !isComponent || guide) return;
    let current = true;
    findImport(story, context.getStoryContext(story) as StoryContext).then((text) => {
      if (current) setCode(text);
    });
    return () => {
      current = false;
    };
  }, [story, context, guide, isComponent]);
  if (!story || !isComponent) return undefined;
  const names = guide?.imports ?? splitName(story.title.split('/')[1] ?? '')[0].replaceAll(' and ', ', ');
  return guide ? `import { ${names} } from '${packageOfFile(String(story.parameters.fileName))}';` : code;
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
  const code = useImport(first);
  if (!first) return null;
  const [group = '', full = group] = first.title.split('/');
  const guide: Guide | undefined = first.parameters.guide;
  const hasProps = Object.keys(first.argTypes).length > 0;
  const { lead, hideProps = !guide && !hasProps }: Partial<Screen> = guide ?? first.parameters.docs ?? {};
  return (
    <DocsPage
      kicker={group}
      title={splitName(full)}
      lead={lead}
      status={code === undefined ? undefined : first.tags.includes('new') ? 'new' : 'stable'}
      code={code}
    >
      <StoryFrame story={first} />
      {guide ? <Guidance guide={guide} /> : null}
      {others.length > 0 ? (
        <Section title={['状态', 'States']}>
          {others.map((story) => (
            <div key={story.id}>
              <h3 className={css.storyTitle}>
                <StoryName name={story.name} />
              </h3>
              <StoryOnDemand story={story} />
            </div>
          ))}
        </Section>
      ) : null}
      {first.component && !hideProps ? <Props story={first} guide={guide} /> : null}
    </DocsPage>
  );
}
