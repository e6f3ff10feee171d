import { useLocale } from '@xiangji/locale';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { mergeProps } from 'react-aria/mergeProps';
import { useNumberField } from 'react-aria/useNumberField';
import { type NumberFieldState, useNumberFieldState } from 'react-stately/useNumberFieldState';
import { classNames } from '../classNames.ts';
import { frame, input } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { MinusIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './NumberField.css.ts';

export type NumberFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'size' | 'required'
> &
  FieldTexts & {
    /** The number; NaN if the field is empty. */
    value?: number;
    /** The initial number. @default empty */
    defaultValue?: number;
    /** Called with the number on blur, Enter and every step; with NaN if the field is now empty. */
    onValueChange?: (value: number) => void;
    /** The minimum. On blur, a lower number is set to the minimum. @default none */
    min?: number;
    /** The maximum. On blur, a higher number is set to the maximum. @default none */
    max?: number;
    /** The size of one step. A number between two steps is rounded to the nearest step. @default 1 */
    step?: number;
    /** The format of the number, such as a currency or a unit. @default a plain number of the locale */
    format?: Intl.NumberFormatOptions;
  };

/**
 * A field for a number with the digits and separators of the locale. Buttons, arrow keys and the wheel change it by
 * steps.
 */
export const NumberField = /* @__PURE__ */ withRef(function NumberField(props: NumberFieldProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <LocalizedField {...props} locale={locale} />
    </I18nProvider>
  );
});

const LocalizedField = /* @__PURE__ */ withRef(function LocalizedField(
  props: NumberFieldProps & { locale: string },
) {
  const { label, hideLabel, hint, error, required, id, value, defaultValue, onValueChange, ...others } =
    props;
  const { min, max, step, format, locale, disabled, readOnly, name, className, ref, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const options = {
    ...{ value, defaultValue, step, locale, label },
    onChange: onValueChange,
    minValue: min,
    maxValue: max,
    formatOptions: format,
    isDisabled: disabled,
    isReadOnly: readOnly,
  };
  const state = useNumberFieldState(options);
  const { inputProps } = useNumberField(options, state, inputRef);
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {(control) => (
        <div className={frame}>
          <input
            // The native label names the input.
            {...mergeProps({ ...inputProps, 'aria-labelledby': undefined }, rest)}
            {...control}
            ref={inputRef}
            className={classNames(input, css.number, className)}
          />
          {name && (
            <input
              type="hidden"
              name={name}
              form={rest.form}
              disabled={disabled}
              value={Number.isNaN(state.numberValue) ? '' : state.numberValue}
            />
          )}
          <Steppers state={state} disabled={disabled || readOnly} />
        </div>
      )}
    </Field>
  );
});

function Steppers({ state, disabled }: { state: NumberFieldState; disabled: boolean | undefined }) {
  const { increase, decrease } = useLabels();
  const shared = { size: 'small', tabIndex: -1 } as const;
  return (
    <span className={css.steppers}>
      <IconButton
        {...shared}
        label={decrease}
        disabled={disabled || !state.canDecrement}
        onClick={state.decrement}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        {...shared}
        label={increase}
        disabled={disabled || !state.canIncrement}
        onClick={state.increment}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
