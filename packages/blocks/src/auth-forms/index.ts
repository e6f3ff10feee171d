export { AuthBackdrop, AuthSheet, type AuthSheetProps } from './AuthSheet.tsx';
export type { AuthFlowProps, AuthRules } from './authFlow.ts';
export type { MailedCodeProps } from './CodeFields.tsx';
export { CodeForm, type CodeFormProps } from './CodeForm.tsx';
export {
  type RecoveryFlowLabels,
  recoveryFlowLabels,
  type SignInFlowLabels,
  signInFlowLabels,
} from './flowLabels.ts';
export { type AuthLabels, authLabels } from './labels.ts';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export type { ResendProps } from './OtherCode.tsx';
export { RecoveryFlow, type RecoveryFlowProps } from './RecoveryFlow.tsx';
export { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
export { ResetForm, type ResetFormProps } from './ResetForm.tsx';
export { SignInFlow, type SignInFlowProps } from './SignInFlow.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { SignUpForm, type SignUpFormProps, type SignUpValues } from './SignUpForm.tsx';
export type { AuthErrors, AuthField, AuthFormCalls } from './useAuthForm.ts';
