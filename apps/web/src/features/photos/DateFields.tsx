import { DateField, RadioGroup, SegmentedControl, Select, Stack, TextField } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { zoneOptions } from '../../shared/timezones.ts';
import * as css from './DateDialog.css.ts';
import type { DateDraft } from './dateChange.ts';

interface FieldsProps {
  draft: DateDraft;
  set: (part: Partial<DateDraft>) => void;
}

/** Value of the entry that leaves each photo's own zone; a select's options cannot be empty. */
const OWN_ZONE = 'own';

/** ABSOLUTE: one wall clock for all. */
export function SetFields({ draft, set }: FieldsProps) {
  const t = useTranslations('photos');
  const present = draft.zone === '' ? undefined : Number(draft.zone);
  const zones = [{ value: OWN_ZONE, label: t('dateZoneKept') }, ...zoneOptions(present)];
  return (
    <div className={css.fields}>
      <DateField
        label={t('dateDay')}
        {...(draft.day !== undefined && { value: draft.day })}
        onValueChange={(day) => set({ day })}
      />
      <TextField
        label={t('dateClock')}
        type="time"
        step={1}
        value={draft.clock}
        onChange={(event) => set({ clock: event.currentTarget.value })}
      />
      <Select
        label={t('dateZone')}
        options={zones}
        value={draft.zone === '' ? OWN_ZONE : draft.zone}
        onValueChange={(zone) => set({ zone: zone === OWN_ZONE ? '' : zone })}
      />
    </div>
  );
}

function ShiftFields({ draft, set }: FieldsProps) {
  const t = useTranslations('photos');
  const amounts = ['days', 'hours', 'minutes'] as const;
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t('dateDirection')}
        segments={[
          { value: 'later', label: t('dateLater') },
          { value: 'earlier', label: t('dateEarlier') },
        ]}
        value={draft.direction}
        onValueChange={(direction) => set({ direction })}
      />
      <div className={css.amounts}>
        {amounts.map((amount) => (
          <TextField
            key={amount}
            label={t(`dateUnits.${amount}`)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={draft[amount]}
            onChange={(event) => set({ [amount]: event.currentTarget.value.replace(/\D/g, '') })}
          />
        ))}
      </div>
    </Stack>
  );
}

function ZoneFields({ draft, set }: FieldsProps) {
  const t = useTranslations('photos');
  return (
    <Stack gap={3}>
      <Select
        label={t('dateToZone')}
        options={zoneOptions(draft.toZone === '' ? undefined : Number(draft.toZone))}
        {...(draft.toZone !== '' && { value: draft.toZone })}
        placeholder={t('dateZonePick')}
        onValueChange={(toZone) => set({ toZone })}
      />
      <RadioGroup
        label={t('dateKeep')}
        options={[
          { value: 'clock', label: t('dateKeepClock'), note: t('dateKeepClockNote') },
          { value: 'instant', label: t('dateKeepInstant'), note: t('dateKeepInstantNote') },
        ]}
        value={draft.keep}
        onValueChange={(keep) => set({ keep })}
      />
    </Stack>
  );
}

/** RELATIVE: each photo from its own clock. */
export function ConvertFields({ draft, set }: FieldsProps) {
  const t = useTranslations('photos');
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('dateWay')}
        segments={[
          { value: 'shift', label: t('dateShift') },
          { value: 'zone', label: t('dateFixZone') },
        ]}
        value={draft.way}
        onValueChange={(way) => set({ way })}
      />
      {draft.way === 'shift' ? <ShiftFields {...{ draft, set }} /> : <ZoneFields {...{ draft, set }} />}
    </Stack>
  );
}
