import type { ReactNode } from 'react';
import type { AuthSheetProps } from './AuthSheet.tsx';
import type { AuthErrors } from './useAuthForm.ts';

/**
 * The validation rules of the fields. Each returns the error message for a value, or undefined if the value is valid.
 */
export interface AuthRules {
  /** Validates an email address. */
  email: (value: string) => string | undefined;
  /** Validates the password of an existing account. */
  password: (value: string) => string | undefined;
  /** Validates a new password, for a new or an existing account. */
  newPassword: (value: string) => string | undefined;
}

/** Props of both flows: rules, errors and the page around the steps. */
export interface AuthFlowProps {
  /** The validation rules of the fields. */
  rules: AuthRules;
  /**
   * Returns the errors to show at the fields after a rejected call. It must report any other error to the user itself.
   */
  errorsOf: (error: unknown) => AuthErrors;
  /** The number of digits of a mailed code. */
  codeLength: number;
  /** Renders the page around a step, such as `AuthSheet` with a logo. */
  renderSheet: (sheet: AuthSheetProps) => ReactNode;
}
