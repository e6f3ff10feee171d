import { PromptDialog, type PromptDialogProps } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useErrorText } from '../errors.ts';
import { usePasswordFault, usePasswordFits } from '../passwordFault.ts';

export interface PasswordQuestionProps
  extends Omit<PromptDialogProps, 'type' | 'tone' | 'validate' | 'onSubmit'> {
  /** When it is rejected, an error of the password is shown under the field, any other in a toast. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the account's password before something that cannot be undone (spec §6). */
export function PasswordQuestion({ onConfirm, ...props }: PasswordQuestionProps) {
  const toast = useToast();
  const errorText = useErrorText();
  const passwordFault = usePasswordFault();
  const fits = usePasswordFits();
  const submit = async (password: string) => {
    try {
      return await onConfirm(password);
    } catch (error) {
      const fault = passwordFault(error);
      if (fault) return fault;
      toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    }
  };
  const validate = (password: string) => {
    const fault = fits(password);
    return fault === true ? undefined : fault;
  };
  return <PromptDialog {...props} type="password" tone="critical" validate={validate} onSubmit={submit} />;
}
