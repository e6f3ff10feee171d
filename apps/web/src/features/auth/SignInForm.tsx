import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { SignInForm as Form, type SignInFormProps as FormProps } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { type User, userOf } from '../../shared/models/user.ts';
import { useAuthErrors, useAuthRules } from './useAuthErrors.ts';

export interface SignInFormProps extends Pick<FormProps, 'onEmailChange'> {
  email: string;
  onSignedIn: (user: User) => void;
  /** The email has no account: the sign-up continues with the values (spec §8). */
  onUnknown: (values: { email: string; password: string }) => void | Promise<void>;
}

/** Signs in with email and password. */
export function SignInForm({ email, onEmailChange, onSignedIn, onUnknown }: SignInFormProps) {
  const rules = useAuthRules();
  const errorsOf = useAuthErrors();
  const submit: FormProps['onSubmit'] = async (values) => {
    try {
      onSignedIn(userOf(await api.signIn(values)));
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.is(ERROR_CODES.EMAIL_NOT_REGISTERED);
      if (!isUnknown) return errorsOf(error);
      await onUnknown(values);
    }
    return undefined;
  };
  return (
    <Form
      defaultEmail={email}
      onEmailChange={onEmailChange}
      validate={(values) => ({ email: rules.email(values.email), password: rules.password(values.password) })}
      onSubmit={submit}
    />
  );
}
