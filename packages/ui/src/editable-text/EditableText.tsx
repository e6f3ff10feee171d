import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { editing } from '../escapeKey.ts';
import { limitText } from '../field/limitText.ts';
import { withRef } from '../react-18/index.ts';
import { editable } from './EditableText.css.ts';

export type EditableTextProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** Maximum length, in code points. The user cannot type more. */
  maxLength?: number;
  /** The accessible name. */
  label: string;
  /** The saved text. Makes the component controlled. */
  value?: string | undefined;
  /** The text that is saved initially. @default '' */
  defaultValue?: string | undefined;
  /** Called on blur or Enter with the trimmed text if it has changed. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Allows an empty text. Otherwise an empty text is replaced by the previous text. @default false */
  allowEmpty?: boolean;
};

/** A text that users edit in place. Blur or Enter saves it, Esc restores it. */
export const EditableText = /* @__PURE__ */ withRef(function EditableText({
  label,
  value,
  defaultValue = '',
  onValueChange,
  allowEmpty = false,
  className,
  maxLength,
  ...rest
}: EditableTextProps) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const saved = value ?? internalValue;
  const [draft, setDraft] = useState<string | null>(null);
  const cancelled = useRef(false);
  const finish = () => {
    const text = draft?.trim();
    setDraft(null);
    if (cancelled.current || text === undefined || text === saved || (!text && !allowEmpty)) return;
    setInternalValue(text);
    onValueChange?.(text);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // A dialog around the field prevents Escape, so that the field can handle it.
    if (event.key === 'Enter' && event.defaultPrevented) return;
    // Prevents the same key press from also pressing the element that gets the focus next.
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    cancelled.current = event.key === 'Escape';
    event.currentTarget.blur();
  };
  return (
    <input
      aria-label={label}
      className={classNames(editable, className)}
      {...rest}
      {...limitText(maxLength, rest)}
      {...editing(draft !== null && draft !== saved)}
      value={draft ?? saved}
      onFocus={composeHandlers(() => {
        cancelled.current = false;
      }, rest.onFocus)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={composeHandlers(finish, rest.onBlur)}
      onKeyDown={composeHandlers(rest.onKeyDown, keyDown)}
    />
  );
});
