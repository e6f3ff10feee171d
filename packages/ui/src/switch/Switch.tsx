import type { ComponentProps, ReactNode } from 'react';
import { row } from '../checkbox/Checkbox.css.ts';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { track } from './Switch.css.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** The label next to the switch. */ label: ReactNode;
};

/** A switch that takes effect immediately. If a form must be submitted first, use a `Checkbox`. */
export const Switch = /* @__PURE__ */ withRef(function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={row}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state */}
      <input type="checkbox" role="switch" className={classNames(track, className)} {...rest} />
      <span>{label}</span>
    </label>
  );
});
