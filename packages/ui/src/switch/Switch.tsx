import type { ComponentProps, ReactNode } from 'react';
import { row } from '../checkbox/Checkbox.css.ts';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { withRef } from '../react-18/index.ts';
import { track } from './Switch.css.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** The label next to the switch. */
  label: ReactNode;
  /** Called with whether it is on on every change. The native `onChange` stays for `register()` of a form library. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** A switch that takes effect immediately. If a form must be submitted first, use a `Checkbox`. */
export const Switch = /* @__PURE__ */ withRef(function Switch({
  label,
  className,
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
        role="switch"
        className={classNames(track, className)}
        {...rest}
        onChange={composeHandlers(onChange, (event) => onCheckedChange?.(event.currentTarget.checked))}
      />
      <span>{label}</span>
    </label>
  );
});
