/// <reference types="vite/client" />

const examples = import.meta.glob<string>('../../*/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the code on the page of a story file: `packages/ui/examples/Button.tsx` for `Button.stories.tsx`. */
export function exampleOf(storyFile: string): string | undefined {
  const [, name, component] = /packages\/([^/]+)\/src\/.*?([^/]+)\.stories\.tsx$/.exec(storyFile) ?? [];
  const folder = name === 'ui' ? '../examples' : `../../${name}/examples`;
  return examples[`${folder}/${component}.tsx`];
}
