import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import * as css from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogContentProps = Omit<ComponentProps<typeof Dialog.Content>, 'title' | 'asChild'> & {
  /** Names the dialog, to the eye and to the ear. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Width on a pad or PC: 400, 520 or 760 px; a phone's sheet is full width. */
  size?: 'small' | 'medium' | 'large';
};

/** The sheet itself: centred on PC, from the bottom on a phone. Put Body and Footer in it. */
export function DialogContent({
  title,
  description,
  size,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const { close } = useLabels();
  const focus = useReturnFocus(rest);
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Dialog.Portal>
      <Dialog.Overlay className={css.overlay} />
      <Dialog.Content
        className={classNames(css.sheet({ size }), className)}
        data-sheet=""
        {...undescribed}
        {...rest}
        {...focus}
      >
        <div className={css.head}>
          <Dialog.Title className={css.title}>{title}</Dialog.Title>
        </div>
        {description ? (
          <Dialog.Description className={css.description}>{description}</Dialog.Description>
        ) : null}
        {children}
        {/* Last, so that the focus starts in what the dialog is about. */}
        <Dialog.Close asChild>
          <IconButton label={close} size="small" className={css.close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  );
}

/** What the dialog is about; it scrolls when it is long. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.body, className)} {...rest} />;
}

/** Actions; the primary one comes last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.foot, className)} {...rest} />;
}
