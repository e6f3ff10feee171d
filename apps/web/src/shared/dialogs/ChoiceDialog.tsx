import { Dialog, RadioGroup } from '@xiangji/ui';
import { useState } from 'react';
import { ConfirmFooter } from './ConfirmFooter.tsx';

/** One of the things that can be chosen. */
export interface Choice<V extends string | number> {
  value: V;
  label: string;
  /** Said below the label. */
  note?: string | undefined;
}

export interface ChoiceDialogProps<V extends string | number> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Names the choices where the title does not; heard, not seen. */
  label: string;
  confirmLabel: string;
  choices: readonly Choice<V>[];
  /** What is chosen first. */
  value: V;
  /** A promise keeps the dialog open and busy until it settles; rejected, it stays open. */
  onChoose: (value: V) => unknown;
}

function ChoiceForm<V extends string | number>(props: ChoiceDialogProps<V>) {
  const { onOpenChange, label, confirmLabel, choices, value, onChoose } = props;
  const [chosen, setChosen] = useState(value);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      await onChoose(chosen);
      onOpenChange(false);
    } catch {
      // The caller says what failed; the choice stays, to be tried again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Dialog.Body>
        <RadioGroup
          label={label}
          hideLabel
          options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
          value={String(chosen)}
          onValueChange={(text) =>
            setChosen(choices.find((one) => String(one.value) === text)?.value ?? chosen)
          }
        />
      </Dialog.Body>
      <ConfirmFooter onConfirm={() => void submit()} confirmLabel={confirmLabel} busy={busy} />
    </>
  );
}

/** One of a few, chosen and confirmed. What was chosen and not confirmed is gone when it closes. */
export function ChoiceDialog<V extends string | number>(props: ChoiceDialogProps<V>) {
  const { open, onOpenChange, title, description } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={title} description={description} size="small">
        <ChoiceForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
