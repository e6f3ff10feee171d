import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { editing } from '../escapeKey.ts';
import { limitText } from '../field/limitText.ts';
import { withRef } from '../react-18/index.ts';
import { editable } from './EditableText.css.ts';

export type EditableTextProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** The most characters, in code points: typing stops there. */
  maxLength?: number;
  /** The accessible name. */
  label: string;
  /** The current text. */
  value: string;
  /** A trimmed, changed text, on blur or Enter. Never called for an unchanged one. */
  onValueCommit: (text: string) => void;
  /** Allows an empty text; otherwise it restores the previous one. */
  allowEmpty?: boolean;
};

/** Text that is edited in place: blur or Enter saves it, Esc restores it. */
export const EditableText = /* @__PURE__ */ withRef(function EditableText({
  label,
  value,
  onValueCommit,
  allowEmpty = false,
  className,
  maxLength,
  ...rest
}: EditableTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const cancelled = useRef(false);
  const finish = () => {
    const text = draft?.trim();
    setDraft(null);
    if (cancelled.current || text === undefined || text === value || (!text && !allowEmpty)) return;
    onValueCommit(text);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // An element that gets the focus on leaving is not pressed by the same key.
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    cancelled.current = event.key === 'Escape';
    event.currentTarget.blur();
  };
  return (
    <input
      aria-label={label}
      className={classNames(editable, className)}
      {...limitText(maxLength)}
      {...rest}
      {...editing(draft !== null && draft !== value)}
      value={draft ?? value}
      onFocus={(event) => {
        cancelled.current = false;
        rest.onFocus?.(event);
      }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={(event) => {
        finish();
        rest.onBlur?.(event);
      }}
      onKeyDown={keyDown}
    />
  );
});
