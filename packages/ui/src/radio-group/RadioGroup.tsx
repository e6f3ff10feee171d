import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react';
import { row } from '../checkbox/Checkbox.css.ts';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  /** Identifies the option. */
  value: Value;
  /** The text of the option. */
  label: ReactNode;
  /** A line below the label. */
  note?: ReactNode;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
}

export type RadioGroupProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> &
  FieldTexts & {
    /** The options, in display order. */
    options: readonly RadioOption<Value>[];
    /** The value of the selected option. Makes the component controlled. */
    value?: Value;
    /** The value of the option that is selected initially. @default none */
    defaultValue?: Value;
    /** Called with the value of the newly selected option. */
    onValueChange?: (value: Value) => void;
    /** Name of the radios in a form. @default a generated one */
    name?: string;
    /**
     * The layout: rows (`list`), one line for short options (`inline`), or `cards` to compare two or three options.
     * @default 'list'
     */
    variant?: 'list' | 'inline' | 'cards';
    /** Disables the whole group. @default false */
    disabled?: boolean;
  };

const lists = { list: css.list, inline: css.inline, cards: css.cards };

/**
 * Moves the focus from the group to the selected radio, or to the first one. A form focuses the group, because its ref
 * received the group.
 */
function focusChoice({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
  if (target !== currentTarget) return;
  const radio =
    currentTarget.querySelector<HTMLInputElement>('input:checked') ??
    currentTarget.querySelector<HTMLInputElement>('input:enabled');
  radio?.focus();
}

/**
 * A group of radios to select one of a few options, with space for texts. They are native radios, so arrow keys and
 * forms work as usual.
 */
export const RadioGroup = /* @__PURE__ */ withRef(function RadioGroup<Value extends string>(
  props: RadioGroupProps<Value>,
) {
  const { label, hideLabel, hint, error, required, id, options, value, defaultValue, ...others } = props;
  const { onValueChange, name, variant = 'list', disabled, className, ...rest } = others;
  const ownName = useId();
  const isCard = variant === 'cards';
  const state = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <Field as="group" {...{ label, hideLabel, hint, error, required, id }}>
      {({ required: needed, ...control }) => (
        <div
          role="radiogroup"
          aria-labelledby={`${control.id}-label`}
          aria-required={needed}
          tabIndex={-1}
          className={classNames(lists[variant], className)}
          {...rest}
          onFocus={(event) => {
            rest.onFocus?.(event);
            focusChoice(event);
          }}
          {...control}
        >
          {options.map((option) => (
            <label key={option.value} className={isCard ? css.card : row}>
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                disabled={disabled || option.disabled}
                className={isCard ? css.cover : css.circle}
                {...state(option.value)}
                onChange={() => onValueChange?.(option.value)}
              />
              <span className={css.words}>
                {option.label}
                {option.note ? <span className={css.note}>{option.note}</span> : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
});
