import { PasswordField } from '@xiangji/ui';

export function NewPassword({ error }: { error: string | undefined }) {
  return <PasswordField label="New password" autoComplete="new-password" error={error} required />;
}
