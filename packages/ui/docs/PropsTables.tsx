import { PureArgsTable } from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import type { PreparedStory, StrictArgTypes } from 'storybook/internal/types';
import * as css from './docs.css.ts';
import type { Guide, Prop } from './guide.ts';
import { Bilingual, Section } from './parts.tsx';

/** The props that Storybook has extracted from a component. */
type Documented = ComponentType<never> & { __docgenInfo?: { props?: Readonly<Record<string, unknown>> } };

type Extract = (component: unknown) => StrictArgTypes | null;

const nothingOwn = (
  <p className={css.note}>
    <Bilingual words={['只有原生元素的属性。', 'Only the attributes of the native element.']} />
  </p>
);

/** Converts the props of a guide to rows of Storybook's table. */
function rowsOf(props: readonly Prop[]): StrictArgTypes {
  const rows = props.map(({ name, type, description, defaults, required = false }) => {
    const table = {
      type: { summary: type },
      ...(defaults === undefined ? {} : { defaultValue: { summary: defaults } }),
    };
    return [
      name,
      { name, description: description ?? '', type: { name: 'other', value: type, required }, table },
    ];
  });
  return Object.fromEntries(rows);
}

/** Shows defaults as they are written: Storybook quotes those of strings and shows the marks of code. */
function withPlainDefaults(rows: StrictArgTypes): StrictArgTypes {
  const entries = Object.entries(rows).map(([name, row]) => {
    const { summary, ...value } = row.table?.defaultValue ?? {};
    if (!summary) return [name, row];
    const defaultValue = { ...value, summary: summary.replaceAll(/^"|"$|`/g, '') };
    return [name, { ...row, table: { ...row.table, defaultValue } }];
  });
  return Object.fromEntries(entries);
}

/** A table with a title. */
function Table({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <div>
      {name ? <h3 className={css.storyTitle}>{name}</h3> : null}
      <div className={css.table} dir="ltr">
        {children}
      </div>
    </div>
  );
}

interface PartProps {
  name: string;
  component: Documented | undefined;
  documented: readonly Prop[];
  extract: Extract;
}

/** The props of a part, below those of the component. */
function PartProps({ name, component, documented, extract }: PartProps) {
  const own = Object.keys(component?.__docgenInfo?.props ?? {}).length > 0;
  const rows = { ...(own ? extract(component) : {}), ...rowsOf(documented) };
  return (
    <Table name={name}>
      {Object.keys(rows).length > 0 ? (
        <PureArgsTable rows={withPlainDefaults(rows)} sort="requiredFirst" />
      ) : (
        nothingOwn
      )}
    </Table>
  );
}

/** The props of the component, then those of its parts. */
export function Props({ story, guide }: { story: PreparedStory; guide: Guide | undefined }) {
  const { parts = {}, props = {} } = guide ?? {};
  const ownName = Object.keys(parts).find((name) => parts[name] === story.component);
  const others = [...new Set([...Object.keys(parts), ...Object.keys(props)])].filter(
    (name) => name !== ownName,
  );
  return (
    <Section title={['属性', 'Props']}>
      {guide?.hideOwnProps ? null : (
        <Table name={others.length > 0 ? ownName : undefined}>
          {Object.keys(story.argTypes).length > 0 ? (
            <PureArgsTable rows={withPlainDefaults(story.argTypes)} sort="requiredFirst" />
          ) : (
            nothingOwn
          )}
        </Table>
      )}
      {others.map((name) => (
        <PartProps
          key={name}
          name={name}
          component={parts[name]}
          documented={props[name] ?? []}
          extract={story.parameters.docs.extractArgTypes}
        />
      ))}
    </Section>
  );
}
