type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with a class and attributes; `true` is an attribute without a value, `undefined` none. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes?: Attributes,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  for (const name in attributes) mark(element, name, attributes[name]);
  return element;
}

/** Sets an attribute, or takes it away; one that is as it should be is left alone. */
export function mark(element: Element, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === false) element.removeAttribute(name);
  else {
    const text = value === true ? '' : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** Writes a text that differs from what is there. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
