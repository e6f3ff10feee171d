import { type ReactNode, useId } from 'react';
import { useLabels } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Field.css.ts';

/** The texts around the control of a field. */
export interface FieldTexts {
  /** The label above the control. */
  label: ReactNode;
  /** Reads the label without showing it, where the context shows it already. */
  hideLabel?: boolean | undefined;
  /** A hint below the control; an error replaces it. */
  hint?: ReactNode;
  /** The error and how to fix it, from the form or from the server. */
  error?: ReactNode;
  /** Marks the field as required. @default false */
  required?: boolean | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
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
  /** `label` for native controls, `group` for several controls under one name. */
  as?: 'label' | 'group';
  /** At the end of the line below the control, e.g. how many characters are left. */
  aside?: ReactNode;
  /** Renders the control; give it all of the attributes. */
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
 * Label above, hint and error below, one control between; the control gets the attributes that it is passed.
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
