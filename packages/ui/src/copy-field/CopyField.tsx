import { type ComponentProps, useEffect, useState } from 'react';
import { composeHandlers } from '../composeHandlers.ts';
import { CheckIcon, CopyIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { TextField } from '../text-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

type FieldProps = ComponentProps<typeof TextField>;

export type CopyFieldProps = Omit<
  FieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'end' | 'readOnly' | 'required'
> & {
  /** The text that is shown and copied. */
  value: string;
  /** The text to copy if it differs from the shown text, such as `link … access code …`. @default value */
  copyText?: string;
  /** Called after each press of the button. `success` is whether the text was copied. */
  onCopied?: (success: boolean) => void;
};

/** The button shows a confirmation for this long after copying (ms). */
const ANSWER_MS = 2_000;

/**
 * A read-only text field with a copy button. Focusing the field selects the whole text. The button shows the result of
 * copying.
 */
export const CopyField = /* @__PURE__ */ withRef(function CopyField({
  value,
  copyText = value,
  onCopied,
  error,
  ...rest
}: CopyFieldProps) {
  const labels = useLabels();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText);
      setOutcome('copied');
      onCopied?.(true);
    } catch {
      setOutcome('failed');
      onCopied?.(false);
    }
  };
  const copied = outcome === 'copied';
  const button = (
    <IconButton size="small" label={copied ? labels.copied : labels.copy} onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
  return (
    <>
      <TextField
        value={value}
        readOnly
        end={button}
        error={error ?? (outcome === 'failed' ? labels.copyFailed : undefined)}
        {...rest}
        onFocus={composeHandlers((event) => event.currentTarget.select(), rest.onFocus)}
      />
      <VisuallyHidden role="status">{copied ? labels.copied : ''}</VisuallyHidden>
    </>
  );
});
