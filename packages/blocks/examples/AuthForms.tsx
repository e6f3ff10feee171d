import { AuthSheet, SignInForm, type SignInFormProps } from '@xiangji/blocks';

export function SignIn({ onSubmit }: Pick<SignInFormProps, 'onSubmit'>) {
  return (
    <AuthSheet title="Sign in" footer={<a href="/recovery">Forgot your password?</a>}>
      <SignInForm onSubmit={onSubmit} />
    </AuthSheet>
  );
}
