import type { ReactNode } from 'react';
import type { AuthSheetProps } from './AuthSheet.tsx';
import type { AuthErrors } from './useAuthForm.ts';

/** Rules of the fields: each returns the error of a value, or undefined. */
export interface AuthRules {
  /** An email address. */
  email: (value: string) => string | undefined;
  /** The password of an account. */
  password: (value: string) => string | undefined;
  /** The password of a new account, or the next one of an account. */
  newPassword: (value: string) => string | undefined;
}

/** Props of both flows: rules, errors and the page around the steps. */
export interface AuthFlowProps {
  /** Rules of the fields. */
  rules: AuthRules;
  /** Returns the errors to show at the fields after a rejected call, and reports any other error itself. */
  errorsOf: (error: unknown) => AuthErrors;
  /** The number of digits of a mailed code. */
  codeLength: number;
  /** Draws the page around a step, such as `AuthSheet` with a logo. */
  renderSheet: (sheet: AuthSheetProps) => ReactNode;
}
