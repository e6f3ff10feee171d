import type { CompositionEvent, FormEvent } from 'react';

type Input = HTMLInputElement;

/** Removes the characters before the caret that are more than `maxLength`, as a browser does on typing. */
function cutInput(input: Input, maxLength: number): boolean {
  const excess = Array.from(input.value).length - maxLength;
  if (excess <= 0) return false;
  const caret = input.selectionStart ?? input.value.length;
  const before = Array.from(input.value.slice(0, caret)).slice(0, -excess).join('');
  // React sees a value that is set through the prototype, which it does not track.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, before + input.value.slice(caret));
  input.setSelectionRange(before.length, before.length);
  return true;
}

/**
 * Props of an input whose text has at most `maxLength` code points. The native attribute counts UTF-16 units: an emoji or a
 * rare Han character counts twice.
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
