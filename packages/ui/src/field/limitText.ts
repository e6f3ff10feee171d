import type { CompositionEvent, FormEvent } from 'react';

type Input = HTMLInputElement;

/**
 * Removes the excess characters before the caret, so that `maxLength` are left, as a browser does while the user types.
 */
function cutInput(input: Input, maxLength: number): boolean {
  const excess = Array.from(input.value).length - maxLength;
  if (excess <= 0) return false;
  const caret = input.selectionStart ?? input.value.length;
  const before = Array.from(input.value.slice(0, caret)).slice(0, -excess).join('');
  // React tracks the value of the element itself. It notices the change only if the value is set through the prototype.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, before + input.value.slice(caret));
  input.setSelectionRange(before.length, before.length);
  return true;
}

/**
 * Returns the props of an input that limit its text to `maxLength` code points. The native attribute counts UTF-16
 * units, so an emoji or a rare Han character would count twice.
 */
export function limitText(maxLength: number | undefined) {
  if (maxLength === undefined) return undefined;
  return {
    onInput({ currentTarget, nativeEvent }: FormEvent<Input>) {
      if (!(nativeEvent as InputEvent).isComposing) cutInput(currentTarget, maxLength);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Input>) {
      if (cutInput(currentTarget, maxLength))
        currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
