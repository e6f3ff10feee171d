import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { withRef } from '../react-18/index.ts';
import { box, row } from './Checkbox.css.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The label next to the box. */
  label: ReactNode;
  /** Called with whether it is checked on every change. The native `onChange` stays for `register()` of a form library. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether only some of the items that the checkbox represents are selected. @default false */
  indeterminate?: boolean;
  /** Marks the value as invalid. @default false */
  invalid?: boolean;
};

type InputRef = CheckboxProps['ref'];

function assign(ref: InputRef, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** A checkbox with a label. It is a native input, so forms, refs and screen readers work as usual. */
export const Checkbox = /* @__PURE__ */ withRef(function Checkbox({
  label,
  indeterminate = false,
  invalid,
  className,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      assign(ref, element);
    },
    [indeterminate, ref],
  );
  return (
    <label className={row}>
      <input
        type="checkbox"
        ref={attach}
        aria-invalid={invalid || undefined}
        className={classNames(box, className)}
        {...rest}
        onChange={composeHandlers(onChange, (event) => onCheckedChange?.(event.currentTarget.checked))}
      />
      <span>{label}</span>
    </label>
  );
});
