import { SegmentedControl, type SegmentedControlProps, Select } from '@xiangji/ui';
import { zoneOptions, zoneText } from '../date-change/timezones.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { SectionCard } from '../section-card/index.ts';
import { type SortOrder, sortOrderLabels } from '../sort-order/index.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** The theme; `auto` follows the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

/** The size of controls; `auto` follows the device. */
export type DensityChoice = 'auto' | 'comfortable' | 'compact';

/** The preferences of a user. */
export interface Preferences<Language extends string = string> {
  /** Sort order of the albums. */
  albumOrder: SortOrder;
  /** Sort order of the photos. */
  photoOrder: SortOrder;
  /** Time zone as an offset in minutes, UTC minus local; null uses the time zone of the browser. */
  timezone: number | null;
  /** Language of the product. */
  language: Language;
  /** Theme of this browser. */
  theme: ThemeChoice;
  /** Density of this browser. */
  density: DensityChoice;
}

export interface PreferencesFormProps<Language extends string> {
  /** The selected preferences. */
  value: Preferences<Language>;
  /** Called with the preference that was changed. */
  onChange: (change: Partial<Preferences<Language>>) => void;
  /** The sort orders for albums, in display order. */
  albumOrders: readonly SortOrder[];
  /** The sort orders for photos, in display order. */
  photoOrders: readonly SortOrder[];
  /** Maps each language to its name in that language. */
  languages: Readonly<Record<Language, string>>;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

const AUTO = 'auto';

function Choice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div className={css.choice}>
      <span className={css.choiceName} aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

/** The fields for language, theme and density. */
function Looks<Language extends string>({
  value,
  onChange,
  languages,
  ...props
}: PreferencesFormProps<Language>) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  const names = Object.keys(languages) as Language[];
  return (
    <div className={css.fields}>
      <Choice
        label={labels.language}
        segments={names.map((name) => ({ value: name, label: <span lang={name}>{languages[name]}</span> }))}
        value={value.language}
        onValueChange={(language) => onChange({ language })}
      />
      <Choice<ThemeChoice>
        label={labels.theme}
        segments={[
          { value: 'auto', label: labels.themeAuto },
          { value: 'light', label: labels.themeLight },
          { value: 'dark', label: labels.themeDark },
        ]}
        value={value.theme}
        onValueChange={(theme) => onChange({ theme })}
      />
      <Choice<DensityChoice>
        label={labels.density}
        segments={[
          { value: 'auto', label: labels.densityAuto },
          { value: 'comfortable', label: labels.densityComfortable },
          { value: 'compact', label: labels.densityCompact },
        ]}
        value={value.density}
        onValueChange={(density) => onChange({ density })}
      />
    </div>
  );
}

/**
 * A form for sort orders, time zone, language, theme and density. Each change is reported immediately, without a submit
 * button.
 */
export function PreferencesForm<Language extends string>(props: PreferencesFormProps<Language>) {
  const { value, onChange, albumOrders, photoOrders } = props;
  const labels = useBlockLabels(settingsLabels, props.labels);
  const orders = useBlockLabels(sortOrderLabels, undefined);
  const optionsOf = (list: readonly SortOrder[]) =>
    list.map((order) => ({ value: order, label: orders[order] }));
  const browserZone = zoneText(new Date().getTimezoneOffset());
  return (
    <SectionCard title={labels.preferences}>
      <div className={css.fields}>
        <Select
          label={labels.albumOrder}
          options={optionsOf(albumOrders)}
          value={value.albumOrder}
          onValueChange={(albumOrder) => onChange({ albumOrder })}
        />
        <Select
          label={labels.photoOrder}
          options={optionsOf(photoOrders)}
          value={value.photoOrder}
          onValueChange={(photoOrder) => onChange({ photoOrder })}
        />
        <Select
          label={labels.timezone}
          hint={labels.timezoneHint}
          options={[{ value: AUTO, label: labels.timezoneAuto(browserZone) }, ...zoneOptions(value.timezone)]}
          value={value.timezone === null ? AUTO : String(value.timezone)}
          onValueChange={(zone) => onChange({ timezone: zone === AUTO ? null : Number(zone) })}
        />
      </div>
      <Looks {...props} />
    </SectionCard>
  );
}
