import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { CodeFields, type MailedCodeProps } from './CodeFields.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface CodeFormProps extends MailedCodeProps, AuthFormCalls<'code'> {
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** The second step of signing up: the mailed code. It is submitted when it is complete. */
export function CodeForm({ validate, onSubmit, ...props }: CodeFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({
    fields: { code: labels.codeRequired },
    validate: (values) =>
      values.code.length < props.codeLength ? { code: labels.codeRequired } : (validate?.(values) ?? {}),
    onSubmit,
  });
  const { error } = form.field('code');
  return <CodeFields {...props} {...{ form, error, labels }} submitLabel={labels.signUp} autoSubmit />;
}
