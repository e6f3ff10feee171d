import { useTranslations } from 'use-intl';
import { PasswordQuestion } from '../../shared/dialogs/PasswordQuestion.tsx';

export interface RemoveForGoodDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many go. */
  count: number;
  /** Whether it is about everything in the bin. */
  all: boolean;
  /** When it rejects, the error of the password is shown under the field. */
  onRemove: (password: string) => Promise<void>;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * The confirmation before photos are deleted permanently: their number, and the account's password (spec §5 请输入登录密码).
 */
export function RemoveForGoodDialog({ count, all, onRemove, ...rest }: RemoveForGoodDialogProps) {
  const t = useTranslations('recycle');
  return (
    <PasswordQuestion
      {...rest}
      title={t(all ? 'removeAllTitle' : 'removeTitle', { count })}
      description={t('removeText')}
      label={t('password')}
      requiredText={t('passwordRequired')}
      confirmLabel={t('removeConfirm', { count })}
      onConfirm={onRemove}
    />
  );
}
