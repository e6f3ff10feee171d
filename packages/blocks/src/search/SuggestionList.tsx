import {
  ApertureIcon,
  CalendarIcon,
  CameraIcon,
  ClockIcon,
  ImagesIcon,
  LibraryIcon,
  MapPinIcon,
  Skeleton,
  TagIcon,
  XIcon,
} from '@xiangji/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SearchBoxLabels } from './labels.ts';
import * as css from './SearchBox.css.ts';
import { groupsOf, type SearchOption, type SuggestionGroup } from './suggestions.ts';
import type { SuggestionKeys } from './useSuggestionKeys.ts';

const ICONS: Record<SearchOption['kind'], ReactNode> = {
  recent: <ClockIcon />,
  clear: <XIcon />,
  album: <ImagesIcon />,
  albumSet: <LibraryIcon />,
  tag: <TagIcon />,
  camera: <CameraIcon />,
  lens: <ApertureIcon />,
  place: <MapPinIcon />,
  date: <CalendarIcon />,
};

interface OptionProps {
  keys: SuggestionKeys;
  index: number;
  icon: ReactNode;
  onSelect: (index: number) => void;
  children: ReactNode;
}

function Option({ keys, index, icon, onSelect, children }: OptionProps) {
  const isActive = keys.active === index;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
    <div
      ref={element}
      id={keys.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      onPointerMove={() => keys.setActive(index)}
      onClick={() => onSelect(index)}
    >
      <span className={css.icon}>{icon}</span>
      {children}
    </div>
  );
}

type ListParts = Pick<OptionProps, 'keys' | 'onSelect'> & { labels: SearchBoxLabels };

function Group({ heading, entries, labels, ...parts }: SuggestionGroup & ListParts) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={headingId} className={css.group}>
      <div id={headingId} role="presentation" className={css.heading}>
        {labels[heading]}
      </div>
      {entries.map(({ option: { id, kind, name, count }, index }) => (
        <Option key={id} icon={ICONS[kind]} index={index} {...parts}>
          <span className={kind === 'clear' ? css.quiet : css.name}>{name}</span>
          {count !== undefined && (
            <span className={css.count}>
              {kind === 'albumSet' ? labels.albumsOfSet(count) : labels.photos(count)}
            </span>
          )}
        </Option>
      ))}
    </div>
  );
}

/** Widths of the placeholder rows while suggestions load. */
const SKELETON_WIDTHS = ['60%', '45%', '70%'];

function Skeletons() {
  return (
    <div className={css.skeletons} aria-busy="true">
      {SKELETON_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="1em" />
      ))}
    </div>
  );
}

interface SuggestionListProps extends ListParts {
  /** The options; undefined while the suggestions load. */
  options: readonly SearchOption[] | undefined;
  failed: boolean;
  /** Whether the box is empty. */
  isBlank: boolean;
}

/** The suggestions under their headings, or a text that explains why there are none. */
export function SuggestionList({ options, failed, isBlank, ...parts }: SuggestionListProps) {
  const { labels, keys } = parts;
  if (failed) return <p className={css.note}>{labels.failed}</p>;
  if (!options) return <Skeletons />;
  if (options.length === 0) return isBlank ? null : <p className={css.note}>{labels.noSuggestions}</p>;
  return (
    <div id={keys.listId} role="listbox" aria-label={labels.suggestions}>
      {groupsOf(options).map((group) => (
        <Group key={group.heading} {...group} {...parts} />
      ))}
    </div>
  );
}

/** Returns the state of the list as a text for screen readers. */
export function statusText(
  labels: SearchBoxLabels,
  { options, failed, isBlank }: Pick<SuggestionListProps, 'options' | 'failed' | 'isBlank'>,
): string {
  if (failed) return labels.failed;
  if (!options) return labels.loading;
  if (options.length > 0) return labels.found(options.length);
  return isBlank ? '' : labels.noSuggestions;
}
