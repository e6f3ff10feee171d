import { settingsLabels } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { PasswordQuestion } from '../../../shared/dialogs/PasswordQuestion.tsx';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';

export interface LeaveDialogProps {
  /** Days in which the deletion can be cancelled. */
  days: number;
  onClose: () => void;
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the password before the deletion of the account is scheduled. */
export function LeaveDialog({ days, onClose, onConfirm }: LeaveDialogProps) {
  const t = useTranslations('account');
  const labels = useBlockTexts(settingsLabels);
  return (
    <PasswordQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      title={labels.deleteTitle}
      description={labels.deleteText(days)}
      label={t('password')}
      requiredText={t('leavePasswordRequired')}
      confirmLabel={t('leaveConfirm')}
      onConfirm={onConfirm}
    />
  );
}
