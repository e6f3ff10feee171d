import { LAYOUT } from '@xiangji/api-client/contract';
import { Button, Dialog, SegmentedControl, Slider, Stack } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { LayoutMode } from './layoutMode.ts';

export interface LayoutModeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: LayoutMode;
  /** Called at once: the list behind the dialog shows the effect. */
  onChange: (mode: LayoutMode) => void;
}

/**
 * Layout of a list: type, size level, and for the grid its shape (spec §2 'Layout-mode dialog', §9 'Layout').
 */
export function LayoutModeDialog({ open, onOpenChange, value, onChange }: LayoutModeDialogProps) {
  const t = useTranslations('dialogs');
  const { AUTO, REAL, RECT, GRID } = LAYOUT.MODES;
  const types = [
    { value: String(AUTO), label: t('layoutAuto') },
    { value: String(REAL), label: t('layoutReal') },
    { value: String(RECT), label: t('layoutRect') },
    { value: String(GRID), label: t('layoutGrid') },
  ];
  const levels = [
    t('layoutSmallest'),
    t('layoutSmaller'),
    t('layoutStandard'),
    t('layoutLarger'),
    t('layoutLargest'),
  ];
  const typeOf = (text: string) => Object.values(LAYOUT.MODES).find((type) => String(type) === text) ?? AUTO;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={t('layoutTitle')} size="small">
        <Dialog.Body>
          <Stack gap={4}>
            <SegmentedControl
              label={t('layoutType')}
              segments={types}
              value={String(value.type)}
              onValueChange={(text) => onChange({ ...value, type: typeOf(text) })}
            />
            <Slider
              label={t('layoutLevel')}
              min={LAYOUT.LEVEL_MIN}
              max={LAYOUT.LEVEL_MAX}
              step={1}
              value={value.level}
              valueText={(level) => levels[level - LAYOUT.LEVEL_MIN] ?? ''}
              onValueChange={(level) => onChange({ ...value, level })}
            />
            {value.type === GRID && (
              <SegmentedControl
                label={t('layoutRatio')}
                segments={LAYOUT.RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
                value={value.ratio}
                onValueChange={(ratio) => onChange({ ...value, ratio })}
              />
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="solid">{t('done')}</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
