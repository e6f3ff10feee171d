import { Select as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { arrow, frame } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { hiddenScrollbar } from '../hiddenScrollbar.css.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts';
import { useLabels } from '../locale/index.ts';
import { item, mark, menu } from '../menu/Menu.css.ts';
import { withRef } from '../react-18/index.ts';
import { withoutStyle } from '../withoutStyle.tsx';
import * as css from './Select.css.ts';

const Viewport = /* @__PURE__ */ withoutStyle(Radix.Viewport);

export interface SelectOption<Value extends string> {
  /** Identifies the option. */
  value: Value;
  /** The text of the option. */
  label: ReactNode;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
}

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'dir' | 'children'
> &
  FieldTexts & {
    /** The options, in display order. */
    options: readonly SelectOption<Value>[];
    /** The value of the selected option; '' selects none. Makes the component controlled. */
    value?: Value | '';
    /** The value of the option that is selected initially. @default none */
    defaultValue?: Value;
    /** Called with the value of the newly selected option. */
    onValueChange?: (value: Value) => void;
    /** A text that is shown while nothing is selected. @default 'Choose' */
    placeholder?: string;
  };

function Option({ value, label, disabled }: SelectOption<string>) {
  return (
    <Radix.Item value={value} disabled={disabled} className={item}>
      <span className={mark}>
        <Radix.ItemIndicator>
          <CheckIcon />
        </Radix.ItemIndicator>
      </span>
      <Radix.ItemText>{label}</Radix.ItemText>
    </Radix.Item>
  );
}

/** A button that opens a list to select one of many options. */
export const Select = /* @__PURE__ */ withRef(function Select<Value extends string>(
  props: SelectProps<Value>,
) {
  const { label, hideLabel, hint, error, required, id, options, value, defaultValue, ...others } = props;
  const { onValueChange, placeholder, name, disabled, className, ...rest } = others;
  const { selectPlaceholder } = useLabels();
  const choose = (next: string) => {
    const selected = options.find((option) => option.value === next);
    if (selected) onValueChange?.(selected.value);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {({ required: needed, ...control }) => (
        <Radix.Root {...{ value, defaultValue, name, disabled }} required={needed} onValueChange={choose}>
          <Radix.Trigger className={classNames(frame, css.trigger, className)} {...rest} {...control}>
            <span className={css.words}>
              <Radix.Value placeholder={placeholder ?? selectPlaceholder} />
            </span>
            <span className={arrow} aria-hidden="true">
              <ChevronDownIcon />
            </span>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={classNames(menu, css.list)}
            >
              <Viewport className={hiddenScrollbar}>
                {options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
});
