import { IconButton, Popover, SearchIcon, TextField, VisuallyHidden, XIcon } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SearchBoxLabels, searchBoxLabels } from './labels.ts';
import * as css from './SearchBox.css.ts';
import { SuggestionList, statusText } from './SuggestionList.tsx';
import { type SearchSuggestion, withClear } from './suggestions.ts';
import { type SuggestionKeys, useSuggestionKeys } from './useSuggestionKeys.ts';

export interface SearchBoxProps<Suggestion extends SearchSuggestion = SearchSuggestion> {
  /** The text in the box. */
  value: string;
  /** Called with every change of the text. */
  onValueChange: (text: string) => void;
  /** Called with the text when the user presses Enter and no suggestion is active. */
  onSearch: (text: string) => void;
  /**
   * Suggestions for the text, with the suggestions of the same heading next to each other; undefined while they load.
   */
  suggestions: readonly Suggestion[] | undefined;
  /** Called with the pressed suggestion. */
  onSuggestionSelect: (suggestion: Suggestion) => void;
  /** Whether the suggestions failed to load. The user can still search for the text. @default false */
  failed?: boolean;
  /** Called by the option that removes the recent searches. Without it, there is no such option. */
  onRecentClear?: (() => void) | undefined;
  /** Maximum length of the text. */
  maxLength?: number | undefined;
  /** Focuses the box when it is mounted. @default false */
  autoFocus?: boolean;
  /** Ref of the native input. */
  inputRef?: Ref<HTMLInputElement>;
  /** Replaces individual texts. */
  labels?: Partial<SearchBoxLabels>;
}

interface SearchFieldProps
  extends Pick<SearchBoxProps, 'value' | 'onValueChange' | 'maxLength' | 'autoFocus' | 'inputRef'> {
  keys: SuggestionKeys;
  labels: SearchBoxLabels;
  /** Whether the list of suggestions is shown. */
  isExpanded: boolean;
  onEnter: () => void;
}

function SearchField({
  keys,
  labels,
  isExpanded,
  inputRef,
  onValueChange,
  onEnter,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      label={labels.label}
      hideLabel
      placeholder={labels.placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      role="combobox"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? keys.listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={keys.active === undefined ? undefined : keys.optionId(keys.active)}
      start={<SearchIcon />}
      end={
        rest.value !== '' && (
          <IconButton size="small" label={labels.clear} onClick={clear}>
            <XIcon />
          </IconButton>
        )
      }
      onChange={(event) => {
        keys.open();
        onValueChange(event.currentTarget.value);
      }}
      onFocus={keys.open}
      onClick={keys.open}
      onKeyDown={(event) => keys.press(event, onEnter)}
      onBlur={keys.close}
      {...rest}
    />
  );
}

/** The panel below the box. The box keeps the focus. */
function Panel({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <Popover.Content
      label=""
      role="presentation"
      className={css.panel}
      collisionPadding={0}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onPointerDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        const target = event.target as Node;
        // The button that clears the box is removed by its own click, so it is no longer connected.
        if (anchor.current?.contains(target) || !target.isConnected) event.preventDefault();
      }}
    >
      {children}
    </Popover.Content>
  );
}

/** Closes the on-screen keyboard, which would cover the photos. */
function closeKeyboard(box: HTMLElement | null): void {
  if (window.matchMedia(media.finger).matches) box?.querySelector('input')?.blur();
}

/**
 * A search box with suggestions while typing. The arrow keys move through them, Enter opens one or searches the text,
 * Esc closes the list. On a phone the list covers the page below the box.
 */
export function SearchBox<Suggestion extends SearchSuggestion>({
  onSearch,
  suggestions,
  onSuggestionSelect,
  onRecentClear,
  ...props
}: SearchBoxProps<Suggestion>) {
  const { failed = false, labels: texts, ...field } = props;
  const labels = useBlockLabels(searchBoxLabels, texts);
  const anchor = useRef<HTMLDivElement>(null);
  const isBlank = field.value.trim() === '';
  const options = suggestions && onRecentClear ? withClear(suggestions, labels.clearRecent) : suggestions;
  const shown = failed ? [] : (options ?? []);
  const keys = useSuggestionKeys(shown.length);
  const finish = () => {
    keys.close();
    closeKeyboard(anchor.current);
  };
  const select = (index: number) => {
    const option = shown[index];
    finish();
    if (option?.kind === 'clear') onRecentClear?.();
    else if (option) onSuggestionSelect(option as Suggestion);
  };
  const enter = () => {
    if (keys.active !== undefined) return select(keys.active);
    finish();
    onSearch(field.value);
  };
  // While the box is empty, an empty list is not worth showing.
  const isOpen = keys.isOpen && !(isBlank && (failed || suggestions?.length === 0));
  return (
    <search className={css.box}>
      <Popover.Root open={isOpen} onOpenChange={(next) => !next && keys.close()}>
        <Popover.Anchor ref={anchor}>
          <SearchField
            {...field}
            {...{ keys, labels }}
            onEnter={enter}
            isExpanded={isOpen && shown.length > 0}
          />
        </Popover.Anchor>
        <Panel anchor={anchor}>
          <SuggestionList {...{ options, failed, isBlank, labels, keys }} onSelect={select} />
        </Panel>
      </Popover.Root>
      <VisuallyHidden role="status">
        {isOpen ? statusText(labels, { options, failed, isBlank }) : ''}
      </VisuallyHidden>
    </search>
  );
}
