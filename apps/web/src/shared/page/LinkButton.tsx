import { Button, type ButtonProps } from '@xiangji/ui';
import type { RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface LinkButtonProps
  extends Pick<ButtonProps, 'variant'>,
    Pick<LinkProps, 'to' | 'replace' | 'aria-label' | 'children'>,
    RefAttributes<HTMLAnchorElement> {}

/** A link that looks like a button. */
export function LinkButton({ variant, ...link }: LinkButtonProps) {
  return (
    <Button asChild variant={variant}>
      <Link {...link} />
    </Button>
  );
}
