import { type KeyboardEvent, useId, useState } from 'react';

export interface ComboOption<Value extends string> {
  /** Identifies the option. */
  value: Value;
  /** The text of the option. */
  label: string;
  /** A text next to the label. It is searched too. */
  detail?: string;
  /** A text that is searched but not shown, such as pinyin. */
  keywords?: string;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
}

interface ComboState<Value extends string> {
  options: readonly ComboOption<Value>[];
  value: Value | '' | undefined;
  onValueChange: (value: Value) => void;
}

/** Returns whether an option matches the typed text by its label, detail or keywords. */
function answers(option: ComboOption<string>, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase();
  return [option.label, option.detail, option.keywords].some((text) =>
    text?.toLocaleLowerCase().includes(wanted),
  );
}

/**
 * Returns the state and key handlers of a WAI-ARIA combobox with list autocomplete. The focus stays in the text box.
 */
export function useComboBox<Value extends string>({ options, value, onValueChange }: ComboState<Value>) {
  const listId = useId();
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const shown = query === undefined ? options : options.filter((option) => answers(option, query));
  const selected = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setActive(undefined);
    setQuery(undefined);
  };
  const show = (index?: number) => {
    setOpen(true);
    setActive(index);
  };
  const choose = (option: ComboOption<Value>) => {
    if (option.disabled) return;
    close();
    if (option.value !== value) onValueChange(option.value);
  };
  /** Moves to the next enabled option, wrapping at the ends. */
  const step = (by: 1 | -1) => {
    const count = shown.length;
    let next = active ?? (by === 1 ? -1 : count);
    for (let tries = 0; tries < count; tries += 1) {
      next = (next + by + count) % count;
      if (!shown[next]?.disabled) return show(next);
    }
    show();
  };
  /** Returns the option that the text identifies: the option with this label, or the only matching one. */
  const named = () => {
    if (!query?.trim()) return undefined;
    const enabled = shown.filter((option) => !option.disabled);
    const text = query.trim().toLocaleLowerCase();
    const exact = enabled.find((option) => option.label.toLocaleLowerCase() === text);
    return exact ?? (enabled.length === 1 ? enabled[0] : undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Input methods (IME) use the same keys during composition.
    if (event.nativeEvent.isComposing) return;
    // The overlay prevents Escape when it closes the list.
    if (event.defaultPrevented && event.key !== 'Escape') return;
    const match = named();
    const option = active === undefined ? match : shown[active];
    // Tab accepts only the typed text, not the option under the pointer.
    if (event.key === 'Tab' && open && match) return choose(match);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && option) choose(option);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    setQuery(text);
    show();
  };
  return {
    ...{ listId, shown, open, active, choose, close, press, type, show, setActive },
    text: query ?? selected?.label ?? '',
    optionId: (index: number) => `${listId}-${index}`,
  };
}
