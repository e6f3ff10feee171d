import { Banner, Stack } from '@xiangji/ui';
import * as css from './CardCheck.css.ts';
import type { CardCheckLabels } from './cardCheckLabels.ts';
import type { UnsupportedFiles } from './useUnsupportedReport.ts';

/** The result of a check. */
export interface CheckedCard {
  /** Number of files that the library has, byte for byte. */
  found: number;
  /** Files that the library does not have. */
  missing: readonly File[];
  /** Number of missing files that the recycle bin has. */
  recycled: number;
  /** Files that cannot be read. */
  unreadable: readonly File[];
  /** Files that the library cannot contain. */
  unsupported: UnsupportedFiles;
  /** Number of system and side files, which are not checked. */
  leftOut: number;
}

interface CardCheckResultProps {
  card: CheckedCard;
  labels: CardCheckLabels;
}

/** A longer list would be slow, and nobody reads it. */
const SHOWN = 200;

function Files({ title, files, labels }: { title: string; files: readonly File[]; labels: CardCheckLabels }) {
  if (files.length === 0) return null;
  const others = files.length - SHOWN;
  return (
    <section>
      <h3 className={css.headline}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by keys */}
      <ul className={css.files} aria-label={title} tabIndex={0}>
        {files.slice(0, SHOWN).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes.
          <li key={index}>
            {file.name}{' '}
            <span className={css.folder}>{file.webkitRelativePath.slice(0, -file.name.length)}</span>
          </li>
        ))}
        {others > 0 && <li>{labels.more(others)}</li>}
      </ul>
    </section>
  );
}

/** Says whether the card can be erased, or which files would be lost. */
export function CardCheckResult({ card, labels }: CardCheckResultProps) {
  const { found, missing, recycled, unreadable, unsupported, leftOut } = card;
  const total = found + missing.length + unreadable.length;
  const isAll = found === total;
  const canErase = isAll && unsupported.count === 0;
  const summary = () => {
    if (isAll) return labels.allFound(total);
    if (missing.length === 0) return labels.someUnreadable(found, total, unreadable.length);
    return labels.someMissing(found, total, missing.length);
  };
  const notes = [
    recycled > 0 && labels.recycled(recycled),
    missing.length > 0 && unreadable.length > 0 && labels.unreadable(unreadable.length),
    leftOut > 0 && labels.leftOut(leftOut),
  ].filter((note) => note !== false);
  return (
    <Stack gap={3}>
      {canErase ? (
        <Banner tone="positive" title={labels.canErase}>
          {summary()}
        </Banner>
      ) : (
        <Banner tone="warning" title={summary()}>
          {unsupported.count > 0 && labels.unsupported(unsupported.count, unsupported.extensions)}
        </Banner>
      )}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      <Files title={labels.missingList} files={missing} labels={labels} />
      <Files title={labels.unreadableList} files={unreadable} labels={labels} />
    </Stack>
  );
}
