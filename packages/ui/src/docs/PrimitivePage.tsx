import { ArgTypes, DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import * as css from './docs.css.ts';
import type { Guide, Screen } from './guide.ts';
import { DocsPage, Examples, Rows, Section } from './parts.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { typesInFull } from './typesInFull.ts';

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
      <Section title={['宜与忌', "Do and don't"]}>
        <Examples good={guide.good} bad={guide.bad} />
      </Section>
      <Section title={['键盘', 'Keyboard']}>
        {guide.keys.length > 0 ? (
          <Rows rows={guide.keys} keys />
        ) : (
          <p className={css.note}>不接收焦点，没有按键。It takes no focus and has no keys.</p>
        )}
      </Section>
    </>
  );
}

/** The parts whose props are listed below the component's own. */
function furtherParts(guide: Guide | undefined, component: unknown) {
  return Object.entries(guide?.parts ?? {}).filter(([, part]) => part !== component);
}

/** What Storybook has read of a component's own props. */
type Documented = ComponentType<never> & { __docgenInfo?: { props?: Readonly<Record<string, unknown>> } };

const nothingOwn = <p className={css.note}>只有原生元素的属性。Only those of the native element.</p>;

type Extract = (component: unknown) => StrictArgTypes | null;

/** The props of a part, below the component's own. */
function PartProps({ name, component, extract }: { name: string; component: Documented; extract: Extract }) {
  const own = Object.keys(component.__docgenInfo?.props ?? {});
  return (
    <div className={css.scroll}>
      <h3 className={css.storyTitle}>{name}</h3>
      {own.length > 0 ? (
        <PureArgsTable rows={typesInFull(extract(component) ?? {})} sort="requiredFirst" />
      ) : (
        nothingOwn
      )}
    </div>
  );
}

/** The page of every component: what it is, its parts, how to use it, its keys, its states, its props. */
export function PrimitivePage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
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
      {...(guide && first.component ? { code: importOf(guide.imports ?? name) } : {})}
    >
      <StoryFrame story={first} />
      {guide ? <Guidance guide={guide} /> : null}
      {others.length > 0 ? (
        <Section title={['状态', 'States']}>
          {others.map((story) => (
            <div key={story.id}>
              <h3 className={css.storyTitle}>{story.name}</h3>
              <StoryFrame story={story} />
            </div>
          ))}
        </Section>
      ) : null}
      {first.component && !hideProps ? (
        <Section title={['属性', 'Props']}>
          {hasProps ? (
            <div className={css.scroll}>
              <ArgTypes of={first.moduleExport} sort="requiredFirst" />
            </div>
          ) : (
            nothingOwn
          )}
          {furtherParts(guide, first.component).map(([part, component]) => (
            <PartProps
              key={part}
              name={part}
              component={component}
              extract={first.parameters.docs.extractArgTypes}
            />
          ))}
        </Section>
      ) : null}
    </DocsPage>
  );
}
