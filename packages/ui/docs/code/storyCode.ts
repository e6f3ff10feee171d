import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { PreparedStory, StoryContext } from 'storybook/internal/types';
import { type Names, printNode } from './printJsx.ts';
import {
  importsOf,
  loadPublicNames,
  type PackageLoaders,
  type PublicNames,
  packageOfFile,
} from './publicNames.ts';
import { inLanguage, neededBy, partsOf, type SourceParts } from './sourceParts.ts';
import { writtenCode } from './writtenCode.ts';

/** What preview.tsx gives the code blocks: the entries of the packages, and the texts of the story files. */
export interface CodeSources {
  readonly packages: PackageLoaders;
  readonly stories: Readonly<Record<string, () => Promise<string>>>;
}

type Used = Map<string, readonly [exported: string, from: string]>;

/** Calls a component of the story without state; one with hooks throws outside of React. */
function expand({ type, props }: ReactElement): { node: ReactNode } | undefined {
  if (typeof type !== 'function') return undefined;
  try {
    return { node: (type as (props: unknown) => ReactNode)(props) };
  } catch {
    return undefined;
  }
}

/** How a story names components: by their public names, or as its file does. */
function namesFor(publicNames: PublicNames, used: Used, { declared }: SourceParts) {
  const names: Names & { own: Set<string> } = {
    own: new Set(),
    of(type) {
      const found = publicNames.of(type);
      if (found) used.set(found.name, [found.exported, found.from]);
      return found?.name;
    },
    expand: (element) =>
      typeof element.type === 'string' || publicNames.of(element.type) ? undefined : expand(element),
    onUnknown(type) {
      const { name = '' } = type as { name?: string };
      names.own.add(declared.has(name) ? name : '');
      return name;
    },
  };
  return names;
}

async function sourceOf(story: PreparedStory, { stories }: CodeSources): Promise<SourceParts> {
  const path = String(story.parameters.fileName ?? '').replace(/^\.\//, '/');
  const read = Object.entries(stories).find(([each]) => each.endsWith(path))?.[1];
  return partsOf(read ? await read() : '');
}

/** Something that a story loads: in the code it is a variable with the name of its property. */
class Loaded {}
const loaded = new Proxy({}, { get: () => new Loaded() });

/** Renders a story to its element; one with hooks needs React and has none here. */
function nodeOf(story: PreparedStory, context: StoryContext): ReactNode {
  try {
    return (story.originalStoryFn as (args: unknown, context: unknown) => ReactNode)(context.args, {
      ...context,
      loaded,
    });
  } catch {
    return undefined;
  }
}

interface Sources {
  readonly own: string;
  readonly publicNames: PublicNames;
  readonly parts: SourceParts;
  readonly locale: string;
}

/** The package of an imported name, if it is public. */
function packageOf(name: string, { own, publicNames, parts }: Sources): string | undefined {
  const { from = '', type = false } = parts.imported.get(name) ?? {};
  if (from === 'react') return from;
  if (/storybook|\/(test|stories)\//.test(from)) return undefined;
  if (type) return from.startsWith('.') ? own : from;
  return from.startsWith('.') || from.startsWith('@xiangji/') ? publicNames.packageOf(name, own) : undefined;
}

/** Prints an element with the imports and the story's own components that it needs. */
function write(node: ReactNode, sources: Sources): string | undefined {
  const { publicNames, parts, locale } = sources;
  const used: Used = new Map();
  const names = namesFor(publicNames, used, parts);
  const jsx = printNode(node, names);
  const needed = neededBy([...names.own], parts, (name) => packageOf(name, sources) !== undefined);
  if (!needed || names.own.has('')) return undefined;
  for (const name of needed.imports) {
    const exported = parts.imported.get(name)?.type ? `type ${name}` : name;
    used.set(name, [exported, packageOf(name, sources) ?? '']);
  }
  const statements = needed.statements.map((each) => inLanguage(each, locale));
  const code = [importsOf(used.values()), ...statements, jsx].join('\n\n').trim();
  return /\bglobals\b/.test(code) || used.size === 0 ? undefined : code;
}

/** Returns the code of a story with its imports, or nothing where it cannot be written. */
export async function codeOf(story: PreparedStory, context: StoryContext): Promise<string | undefined> {
  const { source, sources } = story.parameters.docs as { source?: { code?: string }; sources: CodeSources };
  const locale = String(context.globals.locale);
  const { componentId } = story as { componentId: string };
  const byHand = source?.code ?? writtenCode(story.id, locale);
  if (byHand) return byHand.trim();
  const own = packageOfFile(String(story.parameters.fileName)) ?? '@xiangji/ui';
  const [publicNames, parts] = await Promise.all([
    loadPublicNames(sources.packages, own),
    sourceOf(story, sources),
  ]);
  const all = { own, publicNames, parts, locale };
  const written = write(nodeOf(story, context), all);
  if (written) return written;
  if (!publicNames.of(story.component)) return writtenCode(componentId, locale);
  // A story's own component that needs its helpers: the component itself with the args of the story.
  return write(createElement(story.component as ComponentType, context.args), all);
}
