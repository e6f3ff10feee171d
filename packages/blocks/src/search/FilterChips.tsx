import {
  ApertureIcon,
  Button,
  CameraIcon,
  FilmIcon,
  HeartIcon,
  ImagesIcon,
  MapPinIcon,
  TagIcon,
  VisuallyHidden,
  XIcon,
} from '@xiangji/ui';
import { type ReactNode, useRef } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { DatesChip } from './DatesChip.tsx';
import * as css from './FilterChips.css.ts';
import { hasFilters, type NamedFilter, type PhotoFilters } from './filters.ts';
import { type FilterChipsLabels, filterChipsLabels } from './labels.ts';
import { MenuChip } from './MenuChip.tsx';

/** A camera or a lens with its number of photos. */
export interface CountedEquipment {
  /** Name of the camera or lens, exactly as in the photos. */
  name: string;
  /** Number of photos taken with it. */
  count: number;
}

export interface FilterChipsProps {
  /** The current filters. */
  value: PhotoFilters;
  /** Called with all filters after one of them has changed. */
  onValueChange: (filters: PhotoFilters) => void;
  /** Cameras to filter by, with their number of photos. If there are none, the chip is not shown. @default [] */
  cameras?: readonly CountedEquipment[];
  /** Lenses to filter by, like the cameras. @default [] */
  lenses?: readonly CountedEquipment[];
  /** Number of matching photos, which is announced to screen readers; undefined while it is unknown. */
  found?: number | undefined;
  /** Disables all filters. @default false */
  disabled?: boolean;
  /** Replaces individual texts. */
  labels?: Partial<FilterChipsLabels>;
}

const TYPES = ['photo', 'video', 'gif', 'live'] as const;
/** Filters that have a chip only while they are set. */
const NAMED = ['album', 'tag', 'place'] as const;
const NAMED_ICONS = { album: <ImagesIcon />, tag: <TagIcon />, place: <MapPinIcon /> };
const LOCATIONS = { located: true, unlocated: false } as const;

interface NamedChipProps {
  filter: NamedFilter | undefined;
  icon: ReactNode;
  labels: FilterChipsLabels;
  disabled: boolean;
  onRemove: () => void;
}

/** A chip of an album, tag or place filter. A press removes the filter. */
function NamedChip({ filter, icon, labels, disabled, onRemove }: NamedChipProps) {
  if (!filter) return null;
  return (
    <Button
      size="small"
      data-selected=""
      className={css.chip}
      aria-label={labels.remove(filter.name)}
      {...{ icon, disabled }}
      onClick={onRemove}
    >
      <span className={css.text}>{filter.name}</span>
      <XIcon />
    </Button>
  );
}

interface ChipProps extends Required<Pick<FilterChipsProps, 'value' | 'disabled'>> {
  labels: FilterChipsLabels;
  onChange: (changes: Partial<PhotoFilters>) => void;
}

function TypeChip({ value: { type }, disabled, labels, onChange }: ChipProps) {
  return (
    <MenuChip
      icon={<FilmIcon />}
      name={labels.type}
      any={labels.any}
      options={TYPES.map((value) => ({ value, label: labels[value] }))}
      value={type}
      onValueChange={(next) => onChange({ type: next })}
      disabled={disabled}
    />
  );
}

interface EquipmentChipProps extends ChipProps {
  kind: 'camera' | 'lens';
  icon: ReactNode;
  equipment: readonly CountedEquipment[];
}

function EquipmentChip({ kind, icon, equipment, value, disabled, labels, onChange }: EquipmentChipProps) {
  const selected = value[kind];
  const options = equipment.map(({ name, count }) => ({
    value: name,
    label: name,
    detail: labels.photos(count),
  }));
  if (selected !== undefined && !equipment.some(({ name }) => name === selected))
    options.unshift({ value: selected, label: selected, detail: '' });
  if (options.length === 0) return null;
  return (
    <MenuChip
      name={labels[kind]}
      any={labels.any}
      value={selected}
      onValueChange={(next) => onChange({ [kind]: next })}
      {...{ icon, options, disabled }}
    />
  );
}

function LocationChip({ value: { located }, disabled, labels, onChange }: ChipProps) {
  const isSet = located !== undefined;
  return (
    <MenuChip
      icon={<MapPinIcon />}
      name={labels.location}
      any={labels.any}
      options={(['located', 'unlocated'] as const).map((value) => ({ value, label: labels[value] }))}
      value={isSet ? (located ? 'located' : 'unlocated') : undefined}
      onValueChange={(next) => onChange({ located: next && LOCATIONS[next] })}
      disabled={disabled}
    />
  );
}

/**
 * The filters of a search as chips. All filters apply together. Chips for type, favorites, dates and location are
 * always shown. Chips for camera and lens are shown if there are any; chips for album, tag and place only while they
 * are set.
 */
export function FilterChips({
  value,
  onValueChange,
  cameras = [],
  lenses = [],
  found,
  disabled = false,
  ...props
}: FilterChipsProps) {
  const labels = useBlockLabels(filterChipsLabels, props.labels);
  const onChange = (changes: Partial<PhotoFilters>) => onValueChange({ ...value, ...changes });
  const chip = { value, disabled, labels, onChange };
  const { favorite } = value;
  const row = useRef<HTMLDivElement>(null);
  /** Changes the filters when the pressed chip will be removed. The row takes the focus, so that it is not lost. */
  const remove = (filters: PhotoFilters) => {
    row.current?.focus();
    onValueChange(filters);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be one line that scrolls
    <div ref={row} role="group" tabIndex={-1} aria-label={labels.label} className={css.row}>
      {NAMED.map((kind) => (
        <NamedChip
          key={kind}
          filter={value[kind]}
          icon={NAMED_ICONS[kind]}
          onRemove={() => remove({ ...value, [kind]: undefined })}
          {...{ labels, disabled }}
        />
      ))}
      <TypeChip {...chip} />
      <Button
        size="small"
        icon={<HeartIcon />}
        aria-pressed={favorite === true}
        data-selected={favorite && ''}
        className={css.chip}
        disabled={disabled}
        onClick={() => onChange({ favorite: favorite ? undefined : true })}
      >
        {labels.favorites}
      </Button>
      <DatesChip
        days={value.days}
        onDaysChange={(days) => onChange({ days })}
        guessed={value.guessed}
        onGuessedChange={(guessed) => onChange({ guessed })}
        {...{ labels, disabled }}
      />
      <LocationChip {...chip} />
      <EquipmentChip kind="camera" icon={<CameraIcon />} equipment={cameras} {...chip} />
      <EquipmentChip kind="lens" icon={<ApertureIcon />} equipment={lenses} {...chip} />
      {hasFilters(value) && (
        <Button
          size="small"
          variant="ghost"
          className={css.clear}
          disabled={disabled}
          onClick={() => remove({})}
        >
          {labels.clear}
        </Button>
      )}
      <VisuallyHidden role="status">{found === undefined ? '' : labels.found(found)}</VisuallyHidden>
    </div>
  );
}
