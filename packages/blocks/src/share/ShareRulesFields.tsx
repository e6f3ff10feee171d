import { SegmentedControl, Switch } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareLabelProps, shareLabels } from './labels.ts';
import * as css from './ShareCard.css.ts';
import type { ShareAccess, ShareRules } from './types.ts';
import { validityOptions } from './validityOptions.ts';

export type ShareRulesFieldsProps = ShareLabelProps & {
  value: ShareRules;
  onValueChange: (value: ShareRules) => void;
  /** Periods of validity that the user can select, in days; 0 means that the share never expires. */
  validityDays: readonly number[];
};

const ACCESSES: readonly ShareAccess[] = ['private', 'public'];

/** Form fields for the rules of a share: access, validity, and the location and camera data of downloads. */
export function ShareRulesFields({ value, onValueChange, validityDays, ...props }: ShareRulesFieldsProps) {
  const labels = useBlockLabels(shareLabels, props.labels);
  const periods = validityOptions(validityDays, labels).map((period) => ({
    ...period,
    value: String(period.value),
  }));
  return (
    <>
      <div className={css.rule}>
        <span className={css.muted}>{labels.access}</span>
        <SegmentedControl
          label={labels.access}
          segments={ACCESSES.map((access) => ({ value: access, label: labels[access] }))}
          value={value.access}
          onValueChange={(access) => onValueChange({ ...value, access })}
        />
        <span className={css.muted}>{labels[`${value.access}Note`]}</span>
      </div>
      <div className={css.rule}>
        <span className={css.muted}>{labels.validity}</span>
        <SegmentedControl
          label={labels.validity}
          segments={periods}
          value={String(value.days)}
          onValueChange={(days) => onValueChange({ ...value, days: Number(days) })}
        />
      </div>
      <Switch
        label={labels.keepMetadata}
        checked={value.keepMetadata}
        onChange={(event) => onValueChange({ ...value, keepMetadata: event.currentTarget.checked })}
      />
    </>
  );
}
