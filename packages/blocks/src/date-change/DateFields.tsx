import { DateField, RadioGroup, SegmentedControl, Select, Stack, TextField } from '@xiangji/ui';
import * as css from './DateChangeForm.css.ts';
import type { DateDraft } from './dateChange.ts';
import type { DateChangeLabels } from './labels.ts';
import { zoneOptions } from './timezones.ts';

interface FieldsProps {
  draft: DateDraft;
  setDraft: (part: Partial<DateDraft>) => void;
  labels: DateChangeLabels;
}

/** Value of the option that keeps the time zone of each photo. The value of a select option cannot be empty. */
const OWN_ZONE = 'own';

/** Fields that set the same local time for all photos. */
export function SetFields({ draft, setDraft, labels }: FieldsProps) {
  const present = draft.zone === '' ? undefined : Number(draft.zone);
  const zones = [{ value: OWN_ZONE, label: labels.zoneKept }, ...zoneOptions(present)];
  return (
    <div className={css.fields}>
      <DateField
        label={labels.day}
        {...(draft.day !== undefined && { value: draft.day })}
        onValueChange={(day) => setDraft({ day })}
      />
      <TextField
        label={labels.clock}
        type="time"
        step={1}
        value={draft.clock}
        onValueChange={(clock) => setDraft({ clock })}
      />
      <Select
        label={labels.zone}
        options={zones}
        value={draft.zone === '' ? OWN_ZONE : draft.zone}
        onValueChange={(zone) => setDraft({ zone: zone === OWN_ZONE ? '' : zone })}
      />
    </div>
  );
}

function ShiftFields({ draft, setDraft, labels }: FieldsProps) {
  const amounts = ['days', 'hours', 'minutes'] as const;
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={labels.direction}
        segments={[
          { value: 'later', label: labels.later },
          { value: 'earlier', label: labels.earlier },
        ]}
        value={draft.direction}
        onValueChange={(direction) => setDraft({ direction })}
      />
      <div className={css.amounts}>
        {amounts.map((amount) => (
          <TextField
            key={amount}
            label={labels[amount]}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={draft[amount]}
            onValueChange={(text) => setDraft({ [amount]: text.replace(/\D/g, '') })}
          />
        ))}
      </div>
    </Stack>
  );
}

function ZoneFields({ draft, setDraft, labels }: FieldsProps) {
  return (
    <Stack gap={3}>
      <Select
        label={labels.toZone}
        options={zoneOptions(draft.toZone === '' ? undefined : Number(draft.toZone))}
        {...(draft.toZone !== '' && { value: draft.toZone })}
        placeholder={labels.zonePick}
        onValueChange={(toZone) => setDraft({ toZone })}
      />
      <RadioGroup
        label={labels.keep}
        options={[
          { value: 'clock', label: labels.keepClock, note: labels.keepClockNote },
          { value: 'instant', label: labels.keepInstant, note: labels.keepInstantNote },
        ]}
        value={draft.keep}
        onValueChange={(keep) => setDraft({ keep })}
      />
    </Stack>
  );
}

/** Fields that shift or convert the time of each photo. */
export function ConvertFields({ draft, setDraft, labels }: FieldsProps) {
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={labels.way}
        segments={[
          { value: 'shift', label: labels.shift },
          { value: 'zone', label: labels.fixZone },
        ]}
        value={draft.way}
        onValueChange={(way) => setDraft({ way })}
      />
      {draft.way === 'shift' ? (
        <ShiftFields {...{ draft, setDraft, labels }} />
      ) : (
        <ZoneFields {...{ draft, setDraft, labels }} />
      )}
    </Stack>
  );
}
