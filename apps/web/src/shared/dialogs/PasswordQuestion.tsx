import { PromptDialog, type PromptDialogProps } from '@xiangji/blocks';
import { useReport } from '../hooks/useReport.ts';
import { usePasswordError, usePasswordRules } from '../passwordError.ts';

export interface PasswordQuestionProps extends Omit<PromptDialogProps, 'type' | 'validate' | 'onSubmit'> {
  /** When it is rejected, an error of the password is shown under the field, any other in a toast. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the account's password before an irreversible action (spec §6), or one that hands out everything. */
export function PasswordQuestion({ onConfirm, tone = 'critical', ...props }: PasswordQuestionProps) {
  const { showError } = useReport();
  const passwordError = usePasswordError();
  const rules = usePasswordRules();
  const submit = async (password: string) => {
    try {
      return await onConfirm(password);
    } catch (error) {
      const fieldError = passwordError(error);
      if (fieldError) return fieldError;
      showError(error);
      throw error;
    }
  };
  return <PromptDialog {...props} type="password" tone={tone} validate={rules.password} onSubmit={submit} />;
}
