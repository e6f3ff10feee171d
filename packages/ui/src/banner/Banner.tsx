import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Banner.css.ts';

const marks = {
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  critical: CircleAlertIcon,
} as const;

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The meaning, which determines the colour and the icon. @default 'info' */
  tone?: keyof typeof marks;
  /** A short line above the text. */
  title?: ReactNode;
  /** A button or link at the end of the banner. */
  action?: ReactNode;
  /** Called when the user dismisses the banner. Without it, there is no dismiss button. */
  onDismiss?: () => void;
};

/** A message that stays until it is resolved. A critical message is announced immediately. */
export const Banner = /* @__PURE__ */ withRef(function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  className,
  children,
  ...rest
}: BannerProps) {
  const { close } = useLabels();
  const Mark = marks[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={classNames(css.banner({ tone }), className)}
      {...rest}
    >
      <span className={css.mark}>
        <Mark />
      </span>
      <div className={css.middle}>
        <div className={css.words}>
          {title ? <div className={css.title}>{title}</div> : null}
          {children}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <IconButton label={close} size="small" tone="photo" className={css.dismiss} onClick={onDismiss}>
          <XIcon />
        </IconButton>
      ) : null}
    </div>
  );
});
