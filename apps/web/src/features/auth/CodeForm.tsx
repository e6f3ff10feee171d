import { MAIL_CODE_LENGTH } from '@xiangji/api-client/contract';
import { type AuthErrors, CodeForm as Form, type SignUpValues } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { requestSignUpCode } from '../../shared/api/mailedCodes.ts';
import { type User, userOf } from '../../shared/models/user.ts';
import { useAuthErrors } from './useAuthErrors.ts';

export interface CodeFormProps {
  values: SignUpValues;
  /** Seconds until the code can be requested again. */
  resendAfter: number;
  onSignedUp: (user: User) => void;
  /** Back to the email and the password (spec §2 'a button to reset the email'), with the errors of the fields there. */
  onReset: (errors?: AuthErrors) => void;
}

/** The second step of signing up: the mailed code. */
export function CodeForm({ values, resendAfter, onSignedUp, onReset }: CodeFormProps) {
  const errorsOf = useAuthErrors();
  /** Shows the error of the code here, those of the other fields where they are. */
  const refuse = (error: unknown) => {
    const { code, ...others } = errorsOf(error);
    if (Object.keys(others).length > 0) onReset(others);
    return { code };
  };
  const signUp = async (code: string) => {
    const invitationCode = values.invitation.trim() || undefined;
    onSignedUp(userOf(await api.signUp({ ...values, code, invitationCode })));
    return undefined;
  };
  const resend = () =>
    requestSignUpCode(values).catch((error: unknown) => {
      refuse(error);
      return undefined;
    });
  return (
    <Form
      email={values.email}
      codeLength={MAIL_CODE_LENGTH}
      resendAfter={resendAfter}
      onResend={resend}
      onChangeEmail={() => onReset()}
      onSubmit={({ code }) => signUp(code).catch(refuse)}
    />
  );
}
