import { BOX_TOLERANCE, type Device, MAX_HEIGHT } from './settings.ts';

/**
 * The boxes of a story by device, one line per element: `button 16 20 96 36` (x, y, width and height in px).
 */
export type Boxes = Record<Device, string[]>;

/** Runs in the page: the box of every visible element that shows text, a picture or a control. */
export function readBoxes(maxHeight: number): string[] {
  const showsSomething = (element: Element) =>
    element.matches('img, svg, video, canvas, input, textarea, button, a, [role]') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style, svg *') && showsSomething(element))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // In the document: how far a page is scrolled after its picture depends on the moment.
      return {
        name: element.getAttribute('role') ?? element.localName,
        box: [x + scrollX, y + scrollY, width, height].map(Math.round),
      };
    })
    .filter(
      ({ box: [, y = 0, width = 0, height = 0] }) =>
        width > 0 && height > 0 && y + height > 0 && y < maxHeight,
    )
    .map(({ name, box }) => [name, ...box].join(' '));
}

/**
 * The part of a box that is in the picture, as x, top, width and bottom. The height of a long list is an estimate that
 * depends on which of its sections were loaded.
 */
function partInPicture([x = 0, y = 0, width = 0, height = 0]: number[]): number[] {
  return [x, Math.max(0, y), width, Math.min(MAX_HEIGHT, y + height)];
}

function isClose(before: string, now: string): boolean {
  const [[name, ...numbers], [nameNow, ...numbersNow]] = [before.split(' '), now.split(' ')];
  const [part, partNow] = [partInPicture(numbers.map(Number)), partInPicture(numbersNow.map(Number))];
  return name === nameNow && part.every((edge, i) => Math.abs(edge - (partNow[i] ?? 0)) <= BOX_TOLERANCE);
}

/** False for a box of one pixel: an announcement, which is there for a moment only. */
const isSeen = (line: string) => !line.endsWith(' 1 1');

/** The first box that moved, in a sentence; undefined where all are in place. */
export function compareBoxes(before: Boxes, now: Boxes): string | undefined {
  for (const device of ['phone', 'pc'] as const) {
    const [then, lines] = [before[device].filter(isSeen), now[device].filter(isSeen)];
    const moved = then.findIndex((line, i) => lines[i] === undefined || !isClose(line, lines[i]));
    if (moved >= 0) return `${device}: '${then[moved]}' is '${lines[moved] ?? 'gone'}' now`;
    if (lines.length > then.length) return `${device}: '${lines[then.length]}' is new`;
  }
  return undefined;
}
