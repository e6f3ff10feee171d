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
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'maxLength'
  | 'size'
  | 'required'
  | 'ref'
  | 'pattern'
  | 'children'
> &
  Omit<FieldTexts, 'label'> & {
    /** Receives the native input, so that a form can focus it. */
    ref?: RefObject<HTMLInputElement | null> | ((element: HTMLInputElement | null) => void) | null;
    /** The label above the boxes. */
    label?: FieldTexts['label'];
    /** Number of boxes, for example 4 for the access code of a share, or 6 for a mailed code. */
    length: number;
    /** Shows the characters, or a dot for each as in a password field. The native input stays a text field. @default 'text' */
    type?: 'text' | 'password';
    /** The typed characters. Makes the component controlled. */
    value?: string;
    /** The initial value. @default '' */
    defaultValue?: string;
    /** Called with the characters after each change. */
    onValueChange?: (code: string) => void;
    /** Called with the characters when all boxes are filled, by typing or by pasting. */
    onComplete?: (code: string) => void;
  };

const dot = '•';

type BoxProps = SlotProps & { type: CodeInputProps['type']; next: boolean };

function Box({ char, isActive, hasFakeCaret, type, next }: BoxProps) {
  return (
    <div className={css.box} data-active={isActive ? '' : undefined} data-next={next ? '' : undefined}>
      {(type === 'password' && char ? dot : char) ?? (hasFakeCaret ? <span className={css.caret} /> : null)}
    </div>
  );
}

/** Clears a wrong code when its error arrives, and focuses the boxes for the next code. */
function useClearedOnFailure(error: unknown, clear: () => void, host: RefObject<HTMLDivElement | null>) {
  const seen = useRef(error);
  useEffect(() => {
    if (error && error !== seen.current) {
      clear();
      // Several fields may become invalid at the same time. The first of them keeps the focus.
      const elsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true';
      if (!elsewhere) host.current?.querySelector('input')?.focus();
    }
    seen.current = error;
  });
}

/**
 * An input for a code of letters and digits, with one box per character. Users can type, paste or autofill the code.
 */
export const CodeInput = /* @__PURE__ */ withRef(function CodeInput(props: CodeInputProps) {
  const { label, hideLabel, hint, error, required, id, length, value, ...others } = props;
  const { type, defaultValue = '', onValueChange, onComplete, ...rest } = others;
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
                  <Box key={place} type={type} next={place === next} {...slot} />
                ))}
              </div>
            )}
          />
        </div>
      )}
    </Field>
  );
});
