/** Less than this is a body without a line of text (px). */
const LEAST = 40;
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const ACTIVE = 'button, a[href], input:not([type=file]), textarea, [role=menuitem]';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const wordOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20) ?? '';
const describe = (element: Element) =>
  `${element.getAttribute('role') ?? element.localName} "${wordOf(element)}"`;

/** Whether it hides a part of its content although its own limit leaves space. */
function isCollapsed(element: Element, layer: Element): boolean {
  if (element.localName === 'textarea' || element.scrollHeight <= element.clientHeight + 1) return false;
  const { overflowY } = getComputedStyle(element);
  if (overflowY !== 'auto' && overflowY !== 'scroll' && element !== layer) return false;
  const isLimited = [element, layer].some((one) => {
    const limit = Number.parseFloat(getComputedStyle(one).maxHeight);
    return one instanceof HTMLElement && one.offsetHeight >= limit - 1;
  });
  return !isLimited || element.clientHeight < Math.min(LEAST, element.scrollHeight);
}

function errorsOfLayer(layer: Element): string[] {
  const errors: string[] = [];
  const box = layer.getBoundingClientRect();
  if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
    errors.push(`${describe(layer)} stands out of the window: ${JSON.stringify(box)}`);
  if (layer.scrollWidth > layer.clientWidth + 1) errors.push(`${describe(layer)} overflows sideways`);
  for (const element of [layer, ...layer.querySelectorAll('*')]) {
    if (isSeen(element) && isCollapsed(element, layer))
      errors.push(`${describe(element)} shows ${element.clientHeight} of ${element.scrollHeight} px`);
  }
  return errors;
}

/** The layers that are open, the uppermost last. */
export const layers = (): Element[] => [...document.querySelectorAll(LAYERS)].filter(isSeen);

/** Errors of open dialogs, menus and lists, and of the width of the page. */
export function layoutErrors(): string[] {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide in ${innerWidth}`] : [];
  return [...wide, ...layers().flatMap(errorsOfLayer)];
}

/** Controls of the uppermost layer that cannot be reached by scrolling and pressing. */
export function unreachable(): string[] {
  const layer = layers().at(-1);
  if (!layer) return ['no dialog is open'];
  const errors: string[] = [];
  for (const element of layer.querySelectorAll(ACTIVE)) {
    if (!isSeen(element) || element.closest('[inert], [aria-hidden=true]')) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    // A hidden native control is one pixel large.
    if (box.width <= 1 || box.height <= 1) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const target = element.closest('label') ?? element;
    if (!(target.contains(hit) || hit?.contains(element)))
      errors.push(`${describe(element)} is out of reach`);
  }
  return errors;
}
