import { SHARE_VALIDITY_DAYS } from '@xiangji/api-client/contract';
import { SegmentedControl, Switch } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import * as css from './ShareCard.css.ts';
import type { ShareOptions } from './shareOptions.ts';

export interface ShareRulesProps {
  value: ShareOptions;
  onChange: (value: ShareOptions) => void;
}

/** Access, validity, and whether downloads keep location and camera data (spec §9 'Shares'). */
export function ShareRules({ value, onChange }: ShareRulesProps) {
  const t = useTranslations('share');
  const types = [
    { value: 'private', label: t('private') },
    { value: 'public', label: t('public') },
  ] as const;
  const days = SHARE_VALIDITY_DAYS.map((time) => ({
    value: String(time),
    label: time === 0 ? t('ever') : t('days', { days: time }),
  }));
  return (
    <>
      <div className={css.rule}>
        <span className={css.muted}>{t('type')}</span>
        <SegmentedControl
          label={t('type')}
          segments={types}
          value={value.type}
          onValueChange={(type) => onChange({ ...value, type })}
        />
        <span className={css.note}>{t(`${value.type}Note`)}</span>
      </div>
      <div className={css.rule}>
        <span className={css.muted}>{t('validity')}</span>
        <SegmentedControl
          label={t('validity')}
          segments={days}
          value={String(value.time)}
          onValueChange={(text) =>
            onChange({
              ...value,
              time: SHARE_VALIDITY_DAYS.find((time) => String(time) === text) ?? value.time,
            })
          }
        />
      </div>
      <Switch
        label={t('keepExif')}
        checked={value.keep_exif}
        onChange={(event) => onChange({ ...value, keep_exif: event.currentTarget.checked })}
      />
    </>
  );
}
