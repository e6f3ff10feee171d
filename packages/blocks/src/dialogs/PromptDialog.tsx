import { Dialog, PasswordField, TextField } from '@xiangji/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DialogFooter, type DialogFooterProps } from './DialogFooter.tsx';
import { useSubmit } from './useSubmit.ts';

export type PromptDialogProps = Pick<DialogFooterProps, 'confirmLabel' | 'tone'> & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The title, and the accessible name. */
  title: string;
  /** A sentence below the title. */
  description?: string | undefined;
  /** Label of the field. */
  label: string;
  /** The initial text. If it is submitted unchanged, the dialog closes and does not call `onSubmit`. @default '' */
  defaultValue?: string;
  /** Whether the field is a text field or a password field. @default 'text' */
  type?: 'text' | 'password';
  /** Maximum length, in code points. */
  maxLength?: number;
  /** Error message below the field when it is empty. */
  requiredText: string;
  /** Returns the error message of a text, which is shown below the field; undefined if the text is valid. */
  validate?: (text: string) => string | undefined;
  /**
   * Called with the trimmed text; a password is not trimmed. Resolve to a text to show it as the error of the field.
   * Reject to keep the dialog open after you have shown the error yourself.
   */
  onSubmit: (text: string) => unknown;
  /**
   * Called before the focus returns to the element that opened the dialog. Call `preventDefault` to move it elsewhere.
   */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

type FormProps = Omit<PromptDialogProps, 'open' | 'title' | 'description' | 'onCloseAutoFocus'>;

function PromptForm(props: FormProps) {
  const { onOpenChange, label, defaultValue = '', type = 'text', requiredText, validate, onSubmit } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [error, setError] = useState<string>();
  const reject = (text: string) => {
    setError(text);
    field.current?.focus();
  };
  const { busy, submit } = useSubmit(() => onOpenChange(false), reject);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const text = type === 'password' ? value : value.trim();
    const invalid = text ? validate?.(text) : requiredText;
    if (invalid) return reject(invalid);
    submit(() => (text === defaultValue ? undefined : onSubmit(text)));
  };
  const control = {
    ref: field,
    label,
    value,
    error,
    onValueChange: (text: string) => {
      setValue(text);
      setError(undefined);
    },
  };
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={handleSubmit}>
          {type === 'password' ? (
            <PasswordField {...control} autoComplete="current-password" />
          ) : (
            <TextField
              {...control}
              maxLength={props.maxLength}
              autoComplete="off"
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={props.confirmLabel} busy={busy} tone={props.tone} />
    </>
  );
}

/** A dialog that asks for one text, such as a new name, or a password before an action that cannot be undone. */
export function PromptDialog({ open, title, description, onCloseAutoFocus, ...form }: PromptDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={form.onOpenChange}>
      <Dialog.Content
        title={title}
        description={description}
        size="small"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <PromptForm {...form} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
