import { Dialog, RadioGroup } from '@xiangji/ui';
import { useState } from 'react';
import { DialogFooter } from './DialogFooter.tsx';
import { useSubmit } from './useSubmit.ts';

/** One option of an `OptionDialog`. */
export interface DialogOption<Value extends string | number> {
  /** Identifies the option. */
  value: Value;
  /** The text of the option. */
  label: string;
  /** A text below the label. */
  note?: string | undefined;
}

export interface OptionDialogProps<Value extends string | number> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The title, and the accessible name. */
  title: string;
  /** A sentence below the title. */
  description?: string | undefined;
  /** Accessible name of the group of options. @default title */
  label?: string;
  /** Text of the confirm button. */
  confirmLabel: string;
  /** The options, in display order. */
  options: readonly DialogOption<Value>[];
  /** The option that is selected initially. */
  defaultValue: Value;
  /**
   * Called with the selected value. The dialog is busy until the returned promise settles. If it rejects, the dialog
   * stays open.
   */
  onSubmit: (value: Value) => unknown;
}

function OptionForm<Value extends string | number>(props: OptionDialogProps<Value>) {
  const { onOpenChange, title, label = title, confirmLabel, options, defaultValue, onSubmit } = props;
  const [value, setValue] = useState(defaultValue);
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  return (
    <>
      <Dialog.Body>
        <RadioGroup
          label={label}
          hideLabel
          options={options.map((option) => ({ ...option, value: String(option.value) }))}
          value={String(value)}
          onValueChange={(text) =>
            setValue(options.find((one) => String(one.value) === text)?.value ?? value)
          }
        />
      </Dialog.Body>
      <DialogFooter onConfirm={() => submit(() => onSubmit(value))} confirmLabel={confirmLabel} busy={busy} />
    </>
  );
}

/**
 * A dialog that asks for one of a few options. A selection that is not confirmed is discarded when the dialog closes.
 */
export function OptionDialog<Value extends string | number>(props: OptionDialogProps<Value>) {
  const { open, onOpenChange, title, description } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={title} description={description} size="small">
        <OptionForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
