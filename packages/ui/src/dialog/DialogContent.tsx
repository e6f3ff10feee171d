import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { XIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Dialog.css.ts';
import { useEscape } from './useEscape.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogContentProps = Omit<ComponentProps<typeof Dialog.Content>, 'title' | 'asChild'> & {
  /** The title, which is also the accessible name. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Width on a tablet or PC: 400, 520 or 760 px. On a phone, the dialog has the full width. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
};

/** The panel of the dialog. It is centred on a PC and at the bottom on a phone. Put `Body` and `Footer` into it. */
export const DialogContent = /* @__PURE__ */ withRef(function DialogContent({
  title,
  description,
  size,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const { close } = useLabels();
  const focus = useReturnFocus(rest);
  const { close: closeButton, ...keys } = useEscape(rest);
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
        {...keys}
      >
        <div className={css.head}>
          <Dialog.Title className={css.title}>{title}</Dialog.Title>
        </div>
        {description ? (
          <Dialog.Description className={css.description}>{description}</Dialog.Description>
        ) : null}
        {children}
        {/* The close button comes last, so that the initial focus is in the content. */}
        <Dialog.Close asChild>
          <IconButton ref={closeButton} label={close} size="small" className={css.close}>
            <XIcon />
          </IconButton>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  );
});

/** The content of the dialog. It scrolls if it is too long. */
export const DialogBody = /* @__PURE__ */ withRef(function DialogBody({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.body, className)} {...rest} />;
});

/** The actions of the dialog. Put the primary action last. */
export const DialogFooter = /* @__PURE__ */ withRef(function DialogFooter({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.foot, className)} {...rest} />;
});
