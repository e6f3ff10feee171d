import { type ComponentProps, useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { TextField } from '../text-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

type FieldProps = ComponentProps<typeof TextField>;

export type CopyFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'end' | 'readOnly' | 'required'> & {
  /** The text that is shown and copied. */
  value: string;
  /** The copied text where it differs from the shown one, e.g. `链接 … 提取码 …`. */
  copyText?: string;
  /** Called after each press with whether the text is on the clipboard. */
  onCopied?: (success: boolean) => void;
};

/** How long the button says that it has copied (ms). */
const ANSWER_MS = 2_000;

/** A text to copy: focusing it selects all of it, and a button copies it and shows the result. */
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
        onFocus={(event) => event.currentTarget.select()}
        {...rest}
      />
      <VisuallyHidden role="status">{copied ? labels.copied : ''}</VisuallyHidden>
    </>
  );
});
