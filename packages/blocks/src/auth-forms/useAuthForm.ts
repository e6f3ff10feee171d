import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

export type AuthField = 'email' | 'password' | 'invitation' | 'code';

/** Error messages by field. A field without a message is valid. */
export type AuthErrors = Partial<Record<AuthField, string | undefined>>;

/** Error messages of any form by field. */
type FormErrors = Partial<Record<string, string | undefined>>;

type Values<Field extends string> = Record<Field, string>;

/** The callbacks of a form. Each returns the errors to show at the fields. */
export interface AuthFormCalls<Field extends AuthField> {
  /** Called before `onSubmit`. If it returns an error, `onSubmit` is not called. */
  validate?: ((values: Values<Field>) => AuthErrors) | undefined;
  /** Called with the values of the fields. The form is busy until the returned promise settles. */
  onSubmit: (values: Values<Field>) => AuthErrors | undefined | Promise<AuthErrors | undefined>;
}

interface FormOptions<Field extends string> {
  validate?: ((values: Values<Field>) => FormErrors) | undefined;
  onSubmit: (values: Values<Field>) => FormErrors | undefined | Promise<FormErrors | undefined>;
  /** Maps each field to its error message when it is empty; undefined for an optional field. */
  fields: Record<Field, string | undefined>;
  /** The initial errors. */
  errors?: FormErrors | undefined;
}

const hasError = (errors: FormErrors) => Object.values(errors).some((text) => text !== undefined);

/**
 * Returns the state of a form. It reads the fields by their names, shows their errors and focuses the first invalid
 * field.
 */
export function useAuthForm<Field extends string>({
  fields,
  validate,
  onSubmit,
  ...given
}: FormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(given.errors ?? {});
  // A form can start with errors from the next step.
  const [failures, setFailures] = useState(given.errors ? 1 : 0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const show = (found: FormErrors) => {
    setErrors(found);
    if (hasError(found)) setFailures((count) => count + 1);
  };
  const check = (values: Values<Field>): FormErrors => {
    const found = { ...validate?.(values) };
    for (const [field, text] of Object.entries<string | undefined>(fields)) {
      if (text !== undefined && !values[field as Field]) found[field] = text;
    }
    return found;
  };
  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries(
      Object.keys(fields).map((field) => [field, String(data.get(field) ?? '')]),
    ) as Values<Field>;
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = read(event.currentTarget);
    const invalid = check(values);
    if (hasError(invalid)) return show(invalid);
    setErrors({});
    setBusy(true);
    try {
      show((await onSubmit(values)) ?? {});
    } finally {
      setBusy(false);
    }
  };
  return {
    ref,
    busy,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    /** Returns the props for the input of a field. */
    field: (name: Field) => ({
      name,
      error: errors[name],
      /** After its first error, a field is validated while it is edited. */
      onChange: ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
        if (form && failures > 0) setErrors({ ...errors, [name]: check(read(form))[name] });
      },
    }),
  };
}

export type AuthFormState = Pick<ReturnType<typeof useAuthForm>, 'ref' | 'busy' | 'handleSubmit'>;
