import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { editing } from '../escapeKey.ts';
import { useLabels } from '../locale/index.ts';
import { TextField } from '../text-field/index.ts';
import { keepDateCharacters } from './calendar.ts';

type NativeProps = ComponentProps<typeof TextField>;

/** What both date fields take from the text field. */
export type DateTextProps = Omit<
  NativeProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'onKeyDown'
>;

type TypedFieldProps<Value> = DateTextProps & {
  value: Value | undefined;
  onChange: (value: Value) => void;
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
};

/** A text that is a value: taken on blur or Enter, given back on Esc, and told only when it has changed. */
export function TypedField<Value>({
  value,
  onChange,
  parse,
  format,
  error,
  onBlur,
  ...rest
}: TypedFieldProps<Value>) {
  const { dateInvalid } = useLabels();
  const written = value === undefined ? '' : format(value);
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const take = () => {
    if (draft === undefined) return;
    const next = parse(draft);
    setWrong(next === undefined && draft !== '');
    if (next === undefined && draft !== '') return;
    setDraft(undefined);
    if (next !== undefined && format(next) !== written) onChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take();
    if (event.key !== 'Escape' || draft === undefined) return;
    event.stopPropagation();
    setDraft(undefined);
    setWrong(false);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...editing(draft !== undefined)}
      value={draft ?? written}
      error={error ?? (wrong ? dateInvalid : undefined)}
      onChange={(event) => {
        setDraft(keepDateCharacters(event.currentTarget.value));
        setWrong(false);
      }}
      onBlur={(event) => {
        take();
        onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
}
