import type { SelectionLabels } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';

/** Labels of the bars while photos are selected. */
export function useSelectionLabels(): Partial<SelectionLabels> {
  const t = useTranslations('photos');
  return { selected: (count) => t('selected', { count }), actions: t('actions') };
}
