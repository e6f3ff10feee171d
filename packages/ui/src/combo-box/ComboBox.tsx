import { Popover } from 'radix-ui';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { arrow, frame, input } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { useLabels } from '../locale/index.ts';
import { item, menu, words } from '../menu/Menu.css.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './ComboBox.css.ts';
import { type ComboOption, useComboBox } from './useComboBox.ts';

export type ComboBoxProps<Value extends string> = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'required' | 'list' | 'role'
> &
  FieldTexts & {
    /** The options, in display order. */
    options: readonly ComboOption<Value>[];
    /** The value of the selected option; '' selects none. Makes the component controlled. */
    value?: Value | '';
    /** The value of the option that is selected initially. @default none */
    defaultValue?: Value;
    /** Called with the value of the newly selected option. */
    onValueChange?: (value: Value) => void;
  };

interface ListProps<Value extends string> {
  combo: ReturnType<typeof useComboBox<Value>>;
  label: string;
}

function Options<Value extends string>({ combo, label }: ListProps<Value>) {
  const { noMatches } = useLabels();
  const list = useRef<HTMLDivElement>(null);
  const { active, shown } = combo;
  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div ref={list} id={combo.listId} role="listbox" aria-label={label}>
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
          <div
            key={option.value}
            id={combo.optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-disabled={option.disabled}
            data-highlighted={index === active ? '' : undefined}
            data-disabled={option.disabled ? '' : undefined}
            className={item}
            onPointerMove={() => combo.setActive(option.disabled ? undefined : index)}
            onClick={() => combo.choose(option)}
          >
            <span className={words}>{option.label}</span>
            {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
          </div>
        ))}
      </div>
      <div role="status">{shown.length === 0 ? <p className={css.nothing}>{noMatches}</p> : null}</div>
    </>
  );
}

function Overlay<Value extends string>({
  anchor,
  ...list
}: ListProps<Value> & { anchor: RefObject<HTMLElement | null> }) {
  return (
    <Popover.Portal>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={classNames(menu, css.list)}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onPointerDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <Options {...list} />
      </Popover.Content>
    </Popover.Portal>
  );
}

/**
 * A text box to select one of very many options by typing. It is based on the popover of Radix, because a combobox with
 * its own overlay hides everything outside of it, including a surrounding Radix dialog.
 */
export const ComboBox = /* @__PURE__ */ withRef(function ComboBox<Value extends string>(
  props: ComboBoxProps<Value>,
) {
  const { label, hideLabel, hint, error, required, id, options, value, defaultValue, ...others } = props;
  const { onValueChange, className, name, ...rest } = others;
  const [internalValue, setInternalValue] = useState(defaultValue);
  const anchor = useRef<HTMLDivElement>(null);
  const choose = (next: Value) => {
    setInternalValue(next);
    onValueChange?.(next);
  };
  const selected = value ?? internalValue;
  const combo = useComboBox({ options, value: selected, onValueChange: choose });
  const { open, active } = combo;
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={(next) => !next && combo.close()}>
          <Popover.Anchor ref={anchor} className={frame}>
            <input
              autoComplete="off"
              className={classNames(input, className)}
              {...rest}
              {...control}
              role="combobox"
              aria-expanded={open}
              aria-controls={open ? combo.listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={open && active !== undefined ? combo.optionId(active) : undefined}
              value={combo.text}
              onChange={(event) => combo.type(event.currentTarget.value)}
              onClick={composeHandlers(rest.onClick, () => rest.readOnly || combo.show(active))}
              onKeyDown={composeHandlers(rest.onKeyDown, rest.readOnly ? undefined : combo.press)}
              onBlur={composeHandlers(combo.close, rest.onBlur)}
            />
            {name && (
              <input
                type="hidden"
                {...{ name, form: rest.form, disabled: rest.disabled }}
                value={selected ?? ''}
              />
            )}
            <span className={arrow} aria-hidden="true">
              <ChevronDownIcon />
            </span>
          </Popover.Anchor>
          <Overlay {...{ combo, anchor }} label={typeof label === 'string' ? label : ''} />
        </Popover.Root>
      )}
    </Field>
  );
});
