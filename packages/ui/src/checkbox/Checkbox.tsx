import { useComposedRef } from '@xiangji/internal/useComposedRef';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { useBrowserLayoutEffect, withRef } from '../react-18/index.ts';
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
  const own = useRef<HTMLInputElement>(null);
  // In every rendering: a click of the user resets it.
  useBrowserLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  return (
    <label className={row}>
      <input
        type="checkbox"
        ref={useComposedRef(own, ref)}
        aria-invalid={invalid || undefined}
        className={classNames(box, className)}
        {...rest}
        onChange={composeHandlers(onChange, (event) => onCheckedChange?.(event.currentTarget.checked))}
      />
      <span>{label}</span>
    </label>
  );
});
