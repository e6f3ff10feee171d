import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { adornment, frame, input } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { limitText } from '../field/limitText.ts';
import { withRef } from '../react-18/index.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'required'> &
  FieldTexts & {
    /** The most characters, in code points: typing stops there. */
    maxLength?: number | undefined;
    /** Inside the frame, before the text: an icon. */
    start?: ReactNode;
    /** Inside the frame, after the text: a button. */
    end?: ReactNode;
  };

/** One line of text. The ref and every other prop go to the native input, so `register()` of a form fits. */
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
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, id }}>
      {(control) => (
        <div className={frame}>
          {start ? <span className={adornment}>{start}</span> : null}
          <input className={classNames(input, className)} {...limitText(maxLength)} {...rest} {...control} />
          {end ? <span className={adornment}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
});
