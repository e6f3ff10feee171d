import { useFormatters } from '@xiangji/locale';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../classNames.ts';
import { editing } from '../escapeKey.ts';
import { frame, input } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { area, foot } from './TextArea.css.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required' | 'onSubmit'> &
  FieldTexts & {
    /** Called with the text on every change. The native `onChange` stays for `register()` of a form library. */
    onValueChange?: ((value: string) => void) | undefined;
    /** Maximum length, in code points. The field counts the excess characters but does not remove them. */
    limit?: number | undefined;
    /** Called with the text on Ctrl or Cmd + Enter. */
    onValueCommit?: ((text: string) => void) | undefined;
    /** Called on Esc; restore the text in it. If it is given, Esc does not close the dialog around the field. */
    onCancel?: (() => void) | undefined;
  };

function Counter({ left }: { left: number }) {
  const { charactersLeft } = useLabels();
  const { number } = useFormatters();
  return (
    <span className={foot} data-over={left < 0 ? '' : undefined} title={charactersLeft(left)}>
      <span aria-hidden="true">{number(left)}</span>
    </span>
  );
}

/** A text field with several lines. It grows with its content and shows the number of characters left. */
export const TextArea = /* @__PURE__ */ withRef(function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, required, id, ...others } = props;
  const { limit, onValueChange, onValueCommit, onCancel, className, ...rest } = others;
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const host = useRef<HTMLDivElement>(null);
  // A form can write its values through the ref, and a user can type before the script has loaded. Neither fires an event.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- after each rendering: the same text renders nothing more
  useEffect(() => setTyped(host.current?.querySelector('textarea')?.value ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    rest.onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    rest.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      return onCancel();
    }
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onValueCommit?.(event.currentTarget.value);
  };
  const aside = limit === undefined ? undefined : <Counter left={limit - Array.from(text).length} />;
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, aside }}>
      {(control) => (
        <div ref={host} className={frame}>
          <textarea
            className={classNames(input, area, className)}
            rows={3}
            {...rest}
            {...editing(onCancel !== undefined)}
            {...control}
            onChange={change}
            onKeyDown={keyDown}
          />
        </div>
      )}
    </Field>
  );
});
