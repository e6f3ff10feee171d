import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The width of a line (characters). */
const LINE = 80;
/** An object or list with more characters than this is a variable in the code. */
const LONGEST_VALUE = 480;

type Props = Readonly<Record<string, unknown>>;
type Element = ReactElement<Props>;

/** How the printed code names components. */
export interface Names {
  /** Returns the public name of a component: `Button`, `Dialog.Root`. */
  readonly of: (type: unknown) => string | undefined;
  /** Returns what a component of the story itself renders, or nothing if only React can tell. */
  readonly expand: (element: Element) => { node: ReactNode } | undefined;
  /** Names a component that has no public name and cannot be expanded. */
  readonly onUnknown: (type: unknown) => string;
}

const oneLine = (text: string) => !text.includes('\n');
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** The bytes of a sample photo are not code: its address is. */
const addressOf = (text: string) => (/^(data|blob):/.test(text) ? '/photo.jpg' : text);

const VARIABLE = /^[a-z]\w*$/i;
/** A property of which the value is not code: a variable with its name. */
const variableOf = (name: string) => (VARIABLE.test(name) && name !== 'default' ? name : 'value');

/** Joins items in one line if they fit, otherwise one item in a line. */
function joined(open: string, items: readonly string[], close: string, space: string): string {
  const flat = `${open}${space}${items.join(', ')}${space}${close}`;
  if (items.every(oneLine) && flat.length <= LINE - 20) return flat;
  return `${open}\n${indent(items.join(',\n'))},\n${close}`;
}

function printFunction(run: unknown, name: string, names: Names): string {
  const known = names.of(run);
  if (known) return known;
  return /^on[A-Z]/.test(name) || name === 'children' ? '() => {}' : variableOf(name);
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** An object of the program (a source, a controller) has functions that are no event handlers. */
function hasFunctions(value: object): boolean {
  return Object.entries(value).some(([key, each]) => typeof each === 'function' && !/^on[A-Z]/.test(key));
}

function printObject(value: object, name: string, names: Names): string {
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`;
  if (value instanceof Set) return `new Set(${printValue([...value], name, names)})`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (!isPlain(value) || hasFunctions(value)) return variableOf(name);
  if (entries.length === 0) return '{}';
  const items = entries.map(([key, each]) => {
    const text = printValue(each, key, names);
    const label = VARIABLE.test(key) ? key : quoted(key);
    return label === text ? label : `${label}: ${text}`;
  });
  return joined('{', items, '}', ' ');
}

function printArray(value: readonly unknown[], name: string, names: Names): string {
  return value.length === 0
    ? '[]'
    : joined(
        '[',
        value.map((each) => printValue(each, name, names)),
        ']',
        '',
      );
}

/** Prints a value as JavaScript. `name` is the property that has it. */
export function printValue(value: unknown, name: string, names: Names): string {
  if (typeof value === 'string') return quoted(addressOf(value));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return printFunction(value, name, names);
  if (isValidElement(value)) return printElement(value as Element, names);
  if (typeof value !== 'object' || value === null) return String(value);
  const known = names.of(value);
  if (known) return known;
  const text = Array.isArray(value) ? printArray(value, name, names) : printObject(value, name, names);
  return text.length > LONGEST_VALUE ? variableOf(name) : text;
}

function printAttribute([name, value]: [string, unknown], names: Names): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${addressOf(value)}"`;
  return `${name}={${printValue(value, name, names)}}`;
}

/** Prints a text between tags. */
function printText(text: string): string {
  return /[{}<>]|^\s|\s$|\n/.test(text) ? `{${quoted(text)}}` : text;
}

/** React joins neighbouring texts: `{count} photos` is one line. */
function printChildren(children: unknown, names: Names): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (text) lines.push(printText(text));
    text = '';
  };
  const add = (child: unknown) => {
    if (child === null || child === undefined || typeof child === 'boolean') return;
    if (Array.isArray(child)) {
      for (const each of child) add(each);
      return;
    }
    if (typeof child === 'string' || typeof child === 'number') {
      text += child;
      return;
    }
    flush();
    lines.push(
      isValidElement(child)
        ? printElement(child as Element, names)
        : `{${printValue(child, 'children', names)}}`,
    );
  };
  add(children);
  flush();
  return lines;
}

function tagOf(type: unknown, names: Names): string {
  if (typeof type === 'string') return type;
  return names.of(type) ?? names.onUnknown(type);
}

/** Prints an element: in one line if it fits, otherwise each child in a line of its own. */
function printElement(element: Element, names: Names): string {
  const { type, props } = element;
  const inner = names.expand(element);
  if (inner) return printNode(inner.node, names);
  const { children, ...rest } = props;
  const lines = printChildren(children, names);
  if ((type as unknown) === Fragment) {
    return lines.length === 1 && lines[0]?.startsWith('<')
      ? lines[0]
      : `<>\n${indent(lines.join('\n'))}\n</>`;
  }
  const tag = tagOf(type, names);
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map((attribute) => printAttribute(attribute, names));
  const flat = [tag, ...attributes].join(' ');
  const open =
    attributes.every(oneLine) && flat.length < LINE
      ? `<${flat}`
      : `<${tag}\n${indent(attributes.join('\n'))}\n`;
  if (lines.length === 0) return oneLine(open) ? `${open} />` : `${open}/>`;
  const whole = `${open}>${lines[0]}</${tag}>`;
  // A child element has a line of its own.
  if (lines.length === 1 && !lines[0]?.startsWith('<') && oneLine(whole) && whole.length <= LINE)
    return whole;
  return `${open}>\n${indent(lines.join('\n'))}\n</${tag}>`;
}

/** Prints what a story returns. */
export function printNode(node: ReactNode, names: Names): string {
  const lines = printChildren(node, names);
  return lines.length === 1 ? (lines[0] ?? '') : `<>\n${indent(lines.join('\n'))}\n</>`;
}
