import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { adornment, frame, input } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { limitText } from '../field/limitText.ts';
import { withRef } from '../react-18/index.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'required'> &
  FieldTexts & {
    /** Called with the text on every change. The native `onChange` stays for `register()` of a form library. */
    onValueChange?: ((value: string) => void) | undefined;
    /** Maximum length, in code points. The user cannot type more. */
    maxLength?: number | undefined;
    /** Content inside the frame before the text, such as an icon. */
    start?: ReactNode;
    /** Content inside the frame after the text, such as a button. */
    end?: ReactNode;
  };

/**
 * A text field with one line. The ref and all other props go to the native input, so you can use `register()` of a form
 * library.
 */
export const TextField = /* @__PURE__ */ withRef(function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  start,
  end,
  className,
  maxLength,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {(control) => (
        <div className={frame}>
          {start ? <span className={adornment}>{start}</span> : null}
          <input
            className={classNames(input, className)}
            {...rest}
            {...limitText(maxLength, rest)}
            {...control}
            onChange={composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
          />
          {end ? <span className={adornment}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
});
