import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E, isEmail } from '@xiangji/api-client/contract';
import {
  type AuthErrors,
  type AuthField,
  type AuthFlowProps,
  AuthSheet,
  type AuthSheetProps,
} from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { refusalOf } from '../../shared/models/refusal.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import { usePasswordError, usePasswordRules } from '../../shared/passwordError.ts';

const FIELDS: Partial<Record<number, AuthField>> = {
  [E.PASSWORD_WRONG]: 'password',
  [E.ILLEGAL_REQUEST]: 'password',
  [E.ACCOUNT_LOCKED_TEMPORARILY]: 'email',
  [E.ACCOUNT_DISABLED]: 'email',
  [E.ACCOUNT_LOCKED]: 'email',
  [E.EMAIL_REGISTERED]: 'email',
  [E.EMAIL_NOT_REGISTERED]: 'email',
  [E.CODE_WRONG]: 'code',
  [E.INVITATION_INVALID]: 'invitation',
};

/** The sheet of every form before a session; its title is the document's. */
function TitledSheet(props: AuthSheetProps) {
  useDocumentTitle(props.title);
  return <AuthSheet {...props} logo={<Logo />} />;
}

/** The rules of the fields (spec §5), the errors of refused calls (spec §8 'Sign-in', 'Signup'), and the page. */
export function useAuthFlow(): Omit<AuthFlowProps, 'codeLength'> {
  const text = useErrorText();
  const t = useTranslations('auth');
  const passwordError = usePasswordError();
  const passwordRules = usePasswordRules();
  const { showError } = useReport();
  return {
    rules: {
      ...passwordRules,
      email: (value) => (isEmail(value) ? undefined : t('emailInvalid')),
    },
    errorsOf: (error): AuthErrors => {
      const field = error instanceof ApiError ? FIELDS[error.code] : undefined;
      const message = passwordError(error);
      // An illegal request is about the password only when it is too weak.
      const isOther = error instanceof ApiError && error.is(E.ILLEGAL_REQUEST) && message === undefined;
      if (!field || isOther) {
        showError(error);
        return {};
      }
      if (field === 'code' && refusalOf(error).reason === 'tries') return { code: t('codeTriesUsed') };
      return { [field]: message ?? text(error) };
    },
    renderSheet: (sheet) => <TitledSheet {...sheet} />,
  };
}
