import { useLocale } from '@xiangji/locale';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
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
    /** The number; NaN where the field is empty. */
    value?: number;
    /** The first number. @default empty */
    defaultValue?: number;
    /** Called on blur, Enter and every step; with NaN when the field was emptied. */
    onValueChange?: (value: number) => void;
    /** The least number: a lower one becomes it on blur. @default none */
    min?: number;
    /** The greatest number: a higher one becomes it on blur. @default none */
    max?: number;
    /** The distance of one step; numbers between two steps snap to the nearest. @default 1 */
    step?: number;
    /** How the number is written, such as a currency or unit. @default a plain number of the locale */
    format?: Intl.NumberFormatOptions;
  };

/** A number in the digits and separators of the locale, with steps by button, arrow keys and wheel. */
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
            {...rest}
            {...inputProps}
            {...control}
            aria-labelledby={undefined}
            ref={inputRef}
            className={classNames(input, css.number, className)}
          />
          {name && (
            <input
              type="hidden"
              name={name}
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
