import { type ReactNode, useId } from 'react';
import { useLabels } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Field.css.ts';

/** The texts around the control of a field. */
export interface FieldTexts {
  /** The label above the control. */
  label: ReactNode;
  /** Hides the label visually and keeps it for screen readers. Use it if the context already shows the label. @default false */
  hideLabel?: boolean | undefined;
  /** A hint below the control. It stays while there is an error. */
  hint?: ReactNode;
  /** The error, and how to fix it. */
  error?: ReactNode;
  /** Marks the field as required. @default false */
  required?: boolean | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  /** The id that the label refers to. */
  id: string;
  /** Whether the field is required. */
  required: boolean | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
  /** Ids of the hint and the error. */
  'aria-describedby': string | undefined;
}

export type FieldProps = FieldTexts & {
  /** The id of the control. @default a generated one */
  id?: string | undefined;
  /** Use `label` for a single native control, and `group` for several controls with a common name. */
  as?: 'label' | 'group';
  /** Content at the end of the line below the control, such as the number of characters left. */
  aside?: ReactNode;
  /** Renders the control. Spread all of the attributes on it. */
  children: (control: ControlProps) => ReactNode;
};

function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function LabelText({ label, required }: Pick<FieldTexts, 'label' | 'required'>) {
  const { required: spoken } = useLabels();
  return (
    <>
      {label}
      {required ? (
        <span aria-hidden="true" className={css.requiredMark} title={spoken}>
          *
        </span>
      ) : null}
    </>
  );
}

function Notes({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className={css.note}>
          {hint}
        </div>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <div id={`${id}-error`} className={css.error}>
            {error}
          </div>
        ) : null}
      </div>
    </>
  );
}

/**
 * The frame of a form control: a label above it, and a hint and an error below it. `children` receives the attributes
 * for the control.
 */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, required, id, as = 'label', aside, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const text = <LabelText label={label} required={required} />;
  const notes = <Notes id={controlId} hint={hint} error={error} />;
  const title =
    as === 'group' ? (
      <span id={`${controlId}-label`} className={css.label}>
        {text}
      </span>
    ) : (
      <label htmlFor={controlId} className={css.label}>
        {text}
      </label>
    );
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(controlId, { hint, error }),
      })}
      {aside ? (
        <div className={css.foot}>
          <div className={css.notes}>{notes}</div>
          {aside}
        </div>
      ) : (
        notes
      )}
    </div>
  );
}
