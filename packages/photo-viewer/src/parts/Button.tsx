import { IconButton } from '@xiangji/ui/icon-button';
import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import * as css from './parts.css.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'title'> & {
  /** The button's name for screen readers, shown on hover too. */
  label: string;
};

/** A round icon button in the look of the viewer; also the trigger of a menu (`asChild`). */
export const Button = /* @__PURE__ */ withRef(function Button({
  label,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classNames = joinClassNames(css.control, className);
  return (
    <IconButton
      size="large"
      tone="photo"
      shape="round"
      {...rest}
      label={label}
      title={label}
      className={classNames}
    >
      {children}
    </IconButton>
  );
});
