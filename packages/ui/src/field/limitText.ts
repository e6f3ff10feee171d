import type { ComponentProps, CompositionEvent, FormEvent } from 'react';
import { composeHandlers } from '../composeHandlers.ts';

type Input = HTMLInputElement;
type Handlers = Pick<ComponentProps<'input'>, 'onInput' | 'onCompositionEnd'>;

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
 * units, so an emoji or a rare Han character would count twice. The handlers of the caller are called afterwards.
 */
export function limitText(maxLength: number | undefined, { onInput, onCompositionEnd }: Handlers) {
  if (maxLength === undefined) return undefined;
  const limitInput = ({ currentTarget, nativeEvent }: FormEvent<Input>) => {
    if (!(nativeEvent as InputEvent).isComposing) cutInput(currentTarget, maxLength);
  };
  const limitComposition = ({ currentTarget }: CompositionEvent<Input>) => {
    if (cutInput(currentTarget, maxLength))
      currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    onInput: composeHandlers(limitInput, onInput),
    onCompositionEnd: composeHandlers(limitComposition, onCompositionEnd),
  };
}
