import { Button, CodeInput } from '@xiangji/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './CodeEntry.css.ts';
import { type CodeRefusal, CodeRefusalText } from './CodeRefusalText.tsx';
import { type CodeEntryLabels, codeEntryLabels } from './labels.ts';

export interface CodeEntryProps {
  /** Content above the title. */
  logo?: ReactNode;
  /** The number of characters of a code. */
  length: number;
  /** A code from the link. It is submitted once on mount. */
  linkedCode?: string | undefined;
  /** Whether the visitor had access until the owner changed the code. @default false */
  codeChanged?: boolean;
  /**
   * Called with a complete code. Resolves to the reason if the code is refused, or to undefined if it opens the share.
   */
  onSubmit: (code: string) => Promise<CodeRefusal | undefined>;
  /** Replaces individual texts. */
  labels?: Partial<CodeEntryLabels>;
}

/** Submits a code as soon as it is complete, and the code from the link once on mount. */
function useCodeEntry({ linkedCode, onSubmit }: CodeEntryProps) {
  const [code, setCode] = useState(linkedCode ?? '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal>();
  /** Increases with every refusal, so that a second refusal with the same text is noticed. */
  const [refusals, setRefusals] = useState(0);
  const submit = async (complete: string) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const reason = await onSubmit(complete);
    setBusy(false);
    if (!reason) return;
    setRefusal(reason);
    setCode('');
    setRefusals((count) => count + 1);
  };
  const first = useRef(linkedCode === undefined ? undefined : submit);
  useEffect(() => {
    const submitLinked = first.current;
    first.current = undefined;
    if (linkedCode !== undefined) void submitLinked?.(linkedCode);
  }, [linkedCode]);
  return { code, setCode, busy, refusal, refusals, submit, clear: () => setRefusal(undefined) };
}

/** A form that asks a visitor for the access code of a private share, and shows why a code is refused. */
export function CodeEntry(props: CodeEntryProps) {
  const { logo, length, linkedCode, codeChanged = false } = props;
  const labels = useBlockLabels(codeEntryLabels, props.labels);
  const form = useRef<HTMLFormElement>(null);
  const { code, setCode, busy, refusal, refusals, submit, clear } = useCodeEntry(props);
  // A wait has a countdown. A frozen share accepts a new code, which the owner can set at any time.
  const isWaiting = refusal?.kind === 'freezing' || refusal?.kind === 'failedUntil';
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector('input')?.focus();
  }, [refusals]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === length) void submit(code);
  };
  return (
    <form ref={form} className={css.sheet} noValidate onSubmit={handleSubmit}>
      {logo}
      <h1 className={css.title}>{labels.title}</h1>
      <p className={css.note}>{codeChanged ? labels.codeChanged : labels.hint}</p>
      <CodeInput
        label={labels.code}
        hideLabel
        length={length}
        type="password"
        value={code}
        onValueChange={setCode}
        onComplete={(complete) => void submit(complete)}
        disabled={isWaiting}
        autoFocus={linkedCode === undefined}
        aria-invalid={refusal ? true : undefined}
      />
      <div className={css.message} aria-live="assertive">
        {refusal && <CodeRefusalText key={refusals} refusal={refusal} labels={labels} onEnd={clear} />}
      </div>
      <Button type="submit" variant="solid" fullWidth loading={busy} disabled={code.length < length}>
        {labels.open}
      </Button>
    </form>
  );
}
