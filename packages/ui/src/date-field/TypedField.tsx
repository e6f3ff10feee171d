import { type ComponentProps, type FormEventHandler, type KeyboardEvent, useState } from 'react';
import { editing } from '../escapeKey.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { TextField } from '../text-field/index.ts';
import { keepDateCharacters } from './calendar.ts';

type NativeProps = ComponentProps<typeof TextField>;

/** The props of the text field that both date fields accept. */
export type DateTextProps = Omit<
  NativeProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'min'
  | 'max'
  | 'type'
  | 'inputMode'
  | 'onKeyDown'
  | 'onInvalid'
> & {
  /**
   * Called when a text that is not a date is committed (blur, Enter) or submitted with a form. The text stays in the
   * field. The field shows its own error unless `error` is given. The previous value is kept and is not reported again.
   */
  onInvalid?: FormEventHandler<HTMLInputElement>;
};

type TypedFieldProps<Value> = DateTextProps & {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
};

/**
 * A text field for a value. The text is committed on blur or Enter and restored on Esc. The value is reported only if
 * it has changed. While the text is invalid, the input is invalid too (`setCustomValidity`), so that a form does not
 * submit the previous value. An attempt to commit an invalid text fires the `invalid` event of the input.
 */
export const TypedField = /* @__PURE__ */ withRef(function TypedField<Value>({
  value,
  onValueChange,
  parse,
  format,
  error,
  onBlur,
  ...rest
}: TypedFieldProps<Value>) {
  const { dateInvalid } = useLabels();
  const written = value === undefined ? '' : format(value);
  const [draft, setDraft] = useState<string>();
  const [showsError, setShowsError] = useState(false);
  const edit = (input: HTMLInputElement, text: string | undefined) => {
    const isInvalid = text !== undefined && text !== '' && parse(text) === undefined;
    input.setCustomValidity(isInvalid ? dateInvalid : '');
    setDraft(text);
    setShowsError(false);
  };
  const commit = (input: HTMLInputElement) => {
    if (draft === undefined) return;
    const next = parse(draft);
    if (next === undefined && draft !== '') {
      setShowsError(true);
      input.checkValidity();
      return;
    }
    edit(input, undefined);
    if (next !== undefined && format(next) !== written) onValueChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget);
    if (event.key !== 'Escape' || draft === undefined) return;
    event.stopPropagation();
    edit(event.currentTarget, undefined);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...editing(draft !== undefined)}
      value={draft ?? written}
      error={error ?? (showsError ? dateInvalid : undefined)}
      onChange={(event) => edit(event.currentTarget, keepDateCharacters(event.currentTarget.value))}
      onBlur={(event) => {
        commit(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
});
