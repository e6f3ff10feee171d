import { OTPInput, type SlotProps } from 'input-otp';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import { useLabels } from '../locale/index.ts';
import { useNonce } from '../nonce/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './CodeInput.css.ts';

const lettersAndDigits = '^[a-zA-Z0-9]+$';

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'size' | 'required' | 'ref' | 'pattern' | 'children'
> &
  Omit<FieldTexts, 'label'> & {
    /** Receives the native input; a form focuses it. */
    ref?: RefObject<HTMLInputElement | null> | ((element: HTMLInputElement | null) => void) | null;
    /** The label above the boxes. */
    label?: FieldTexts['label'];
    /** Number of boxes: 4 for a share, 6 for a mailed code. */
    length: number;
    /** Shows a dot for each character: entered as a password. */
    masked?: boolean;
    /** Controlled: the typed characters. */
    value?: string;
    /** The first value. @default '' */
    defaultValue?: string;
    /** Called with the characters after each change. */
    onValueChange?: (code: string) => void;
    /** All boxes are filled, by typing or by pasting. */
    onComplete?: (code: string) => void;
  };

const dot = '•';

type BoxProps = SlotProps & { masked: boolean; next: boolean };

function Box({ char, isActive, hasFakeCaret, masked, next }: BoxProps) {
  return (
    <div className={css.box} data-active={isActive ? '' : undefined} data-next={next ? '' : undefined}>
      {(masked && char ? dot : char) ?? (hasFakeCaret ? <span className={css.caret} /> : null)}
    </div>
  );
}

/** A wrong code is cleared when its error arrives, and the boxes are ready for the next one. */
function useClearedOnFailure(error: unknown, clear: () => void, host: RefObject<HTMLDivElement | null>) {
  const seen = useRef(error);
  useEffect(() => {
    if (error && error !== seen.current) {
      clear();
      // Several fields may be invalid at once: the first of them keeps the focus.
      const elsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true';
      if (!elsewhere) host.current?.querySelector('input')?.focus();
    }
    seen.current = error;
  });
}

/** Letters and digits, one box each: typed, pasted or autofilled by the phone. */
export const CodeInput = /* @__PURE__ */ withRef(function CodeInput(props: CodeInputProps) {
  const { label, hideLabel, hint, error, required, id, length, value, ...others } = props;
  const { masked = false, defaultValue = '', onValueChange, onComplete, ...rest } = others;
  const { code } = useLabels();
  const nonce = useNonce();
  const [typed, setTyped] = useState(defaultValue);
  const shown = value ?? typed;
  const next = Math.min(shown.length, length - 1);
  const host = useRef<HTMLDivElement>(null);
  const set = (entered: string) => {
    setTyped(entered);
    onValueChange?.(entered);
  };
  useClearedOnFailure(error, () => set(''), host);
  return (
    <Field {...{ label: label ?? code, hideLabel, hint, error, required, id }}>
      {(control) => (
        <div ref={host} className={css.container} data-disabled={rest.disabled ? '' : undefined}>
          <OTPInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            inputMode="text"
            spellCheck={false}
            nonce={nonce}
            {...rest}
            {...control}
            // A page may show the error elsewhere.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            noScriptCSSFallback={null}
            maxLength={length}
            pattern={lettersAndDigits}
            pasteTransformer={(pasted) => pasted.replace(/[^a-zA-Z0-9]/g, '')}
            value={shown}
            onChange={set}
            onComplete={onComplete}
            render={({ slots }) => (
              <div className={css.boxes} aria-hidden="true">
                {slots.map((slot, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                  <Box key={place} masked={masked} next={place === next} {...slot} />
                ))}
              </div>
            )}
          />
        </div>
      )}
    </Field>
  );
});
