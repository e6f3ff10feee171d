import type { PhotoItem } from '@xiangji/internal/items';
import type { PhotoSection } from './items.ts';

const reported = new Set<string>();
/** Sections that were looked at. */
const checked = new WeakSet<object>();

/** Development only: reports an error once, and how to fix it. */
function report(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // biome-ignore lint/suspicious/noConsole: this message is all that the function is for
  console.error(`PhotoGrid: ${message}`);
}

const isSize = (value: unknown) => typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY;

/** Development only: reports a photo that cannot be shown as it should. */
export function checkItem(item: PhotoItem | undefined, index: number): void {
  if (item === undefined) return;
  const photo = `the photo ${index}`;
  if (typeof item !== 'object' || item === null) {
    report(`${photo} is ${String(item)}. It has to be an object, or undefined while it is not loaded.`);
    return;
  }
  if (!isSize(item.width) || !isSize(item.height))
    report(
      `${photo} has the width ${item.width} and the height ${item.height}. Both are needed, in pixels of the original: without them its tile has the proportions 4:3.`,
    );
  if (!item.src && !item.srcSet?.length && !item.id)
    report(`${photo} has no picture: give it \`src\`, or \`srcSet\` with at least one { src, width }.`);
  else if (!item.id && !item.src) report(`${photo} has no \`id\`, and no \`src\` that could stand for it.`);
}

/** Development only: reports props of a wrong shape, as they come without TypeScript. */
export function checkProps(props: { photos?: unknown; source?: unknown; sections?: unknown }): void {
  const { photos, source, sections } = props;
  if (!('source' in props) && !Array.isArray(photos))
    report('`photos` has to be an array of { src, width, height, alt }, or `source` an item source.');
  if (source !== undefined) checkSource(Object(source));
  if (sections !== undefined) checkSections(sections);
}

function checkSource({ count, getItem, subscribe, getVersion }: Record<string, unknown>): void {
  if (typeof getItem !== 'function' || typeof count !== 'number')
    report('`source` has to have `count`, a number, and `getItem`, a function from an index to a photo.');
  if (subscribe && !getVersion)
    report('`source` has `subscribe` and no `getVersion`: the grid cannot know whether photos have changed.');
}

function checkSections(sections: unknown): void {
  if (!Array.isArray(sections)) {
    report('`sections` has to be an array of { key, name, count }; leave it out for a single list.');
    return;
  }
  if (checked.has(sections)) return;
  checked.add(sections);
  const keys = new Set<string>();
  for (const { key, count } of sections as PhotoSection[]) {
    if (!Number.isInteger(count) || count < 0) report(`The section "${key}" has the count ${count}.`);
    if (keys.has(key)) report(`Two sections have the key "${key}".`);
    keys.add(key);
  }
}
