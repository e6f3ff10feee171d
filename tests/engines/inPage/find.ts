import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api';
import { isAnimated } from './animations.ts';

/** The element to find: by role and name, or by its text. */
export interface Query {
  role?: string;
  /** The whole name, or the source of a pattern that matches a part of it. */
  name?: string | { pattern: string };
  text?: string | { pattern: string };
  within?: Query;
  /** Of several, the last. */
  last?: boolean;
}

const FIELDS = 'input:not([type=file],[type=checkbox],[type=radio],[type=range]), textarea';
/** Elements that have a role without the attribute. */
const NATIVE: Readonly<Record<string, string>> = {
  ...{ button: 'button', link: 'a[href]', textbox: FIELDS, heading: 'h1, h2, h3', listitem: 'li' },
  ...{ checkbox: 'input[type=checkbox]', navigation: 'nav', main: 'main' },
};

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();
const fits = (text: string, wanted: string | { pattern: string }) =>
  typeof wanted === 'string' ? normal(text) === wanted : new RegExp(wanted.pattern).test(normal(text));

function candidates(root: Element, { role, name, text }: Query): Element[] {
  if (role !== undefined) {
    const native = NATIVE[role];
    const selector = `[role=${role}]${native ? `, :is(${native}):not([role])` : ''}`;
    return [...root.querySelectorAll(selector)].filter(
      (element) => name === undefined || fits(computeAccessibleName(element), name),
    );
  }
  if (text === undefined) return [];
  const all = [...root.querySelectorAll('*:not(script, style)')].filter((element) =>
    fits(element.textContent ?? '', text),
  );
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
}

/** The matching visible elements. */
export function findAll(query: Query): Element[] {
  const root = query.within ? find(query.within) : document.body;
  if (!root) return [];
  return candidates(root, query).filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isInaccessible(element),
  );
}

export function find(query: Query): Element | undefined {
  return findAll(query).at(query.last ? -1 : 0);
}

const nameOf = (element: Element | null) =>
  element ? `<${element.localName} class="${element.className}">` : 'nothing';

/** The point at which to press an element, or why it cannot be pressed. */
export function pointOf(query: Query): { x: number; y: number } | string {
  const element = find(query);
  if (!element) return 'it is not there';
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled';
  if (isAnimated(element)) return 'it is animated';
  let box = element.getBoundingClientRect();
  const isOutside = () => {
    const y = box.y + box.height / 2;
    return y < 0 || y > innerHeight;
  };
  if (isOutside()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = element.getBoundingClientRect();
  }
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
  return isHit ? point : `${nameOf(hit)} covers it`;
}
