import { Table, useFormatters } from '@xiangji/ui';
import { useState } from 'react';
import { UsageBar, type UsageTone } from '../account/UsageBar.tsx';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMonthText } from '../locale/useMonthText.ts';
import { SectionCard } from '../section-card/index.ts';
import { type StorageLabels, storageLabels } from './labels.ts';
import { type MonthRow, monthRows, type StorageFigures, type StorageMonth } from './monthRows.ts';
import * as css from './storage.css.ts';

export interface StorageHistoryProps {
  /** The current figures, for the month that has not ended. */
  now: StorageFigures;
  /** The recorded months, newest first. */
  months: readonly StorageMonth[];
  /** Number of bytes that are free of charge; undefined if there is no such offer. */
  freeBytes?: number | undefined;
  /** Replaces individual texts. */
  labels?: Partial<StorageLabels>;
}

type PartProps = Omit<StorageHistoryProps, 'labels' | 'months'> & {
  rows: readonly MonthRow[];
  labels: StorageLabels;
};

/** Number of months in the bar chart. */
const SHOWN_MONTHS = 12;

const MONTH_NAME = { month: 'short' } as const;

const tonesOf = ({ inAlbums, inRecycleBin }: StorageFigures): { bytes: number; tone: UsageTone }[] => [
  { bytes: inAlbums.bytes, tone: 'accent' },
  { bytes: inRecycleBin.bytes, tone: 'muted' },
];

function Space({ now, rows, freeBytes, labels }: PartProps) {
  const { fileSize } = useFormatters();
  const monthName = useMonthText(MONTH_NAME);
  const { inAlbums, shared, inRecycleBin } = now;
  const used = inAlbums.bytes + inRecycleBin.bytes;
  const months = rows.slice(0, SHOWN_MONTHS).map((row) => ({
    id: row.month,
    label: monthName(row.month),
    current: row.current,
    parts: tonesOf(row),
  }));
  return (
    <UsageBar
      title={labels.total(fileSize(used))}
      parts={[
        { label: labels.inAlbums, bytes: inAlbums.bytes, tone: 'accent' },
        { label: labels.inRecycleBin, bytes: inRecycleBin.bytes, tone: 'muted' },
        { label: labels.shared, bytes: shared.bytes, tone: 'info' },
      ]}
      months={months.toReversed()}
      note={
        freeBytes === undefined
          ? undefined
          : labels.free(fileSize(freeBytes), fileSize(Math.max(freeBytes - used, 0)))
      }
    />
  );
}

function Months({ rows, labels }: Pick<PartProps, 'rows' | 'labels'>) {
  const { number, fileSize } = useFormatters();
  const monthText = useMonthText();
  const cell = ({ count, bytes }: StorageFigures['shared']) => (
    <Table.Cell className={css.cell}>
      {number(count)}
      <span className={css.bytes}>{fileSize(bytes)}</span>
    </Table.Cell>
  );
  return (
    <Table.Root label={labels.table}>
      <Table.Header>
        <Table.Row>
          {[labels.month, labels.inAlbums, labels.shared, labels.inRecycleBin, labels.bill].map((name) => (
            <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.month}>
            <Table.RowHeader className={css.cell}>
              {row.current ? labels.running : monthText(row.month)}
            </Table.RowHeader>
            {cell(row.inAlbums)}
            {cell(row.shared)}
            {cell(row.inRecycleBin)}
            <Table.Cell className={css.cell}>
              {row.current ? '—' : row.paid ? labels.paid : labels.unpaid}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** A chart of the used space with its parts and a bar for each month, and a table with the same months. */
export function StorageHistory({ months, ...props }: StorageHistoryProps) {
  const labels = useBlockLabels(storageLabels, props.labels);
  const [today] = useState(() => Date.now());
  const part = { ...props, labels, rows: monthRows(props.now, months, today) };
  return (
    <>
      <SectionCard title={labels.space}>
        <Space {...part} />
      </SectionCard>
      <SectionCard title={labels.history} note={months.length === 0 ? labels.historyEmpty : undefined}>
        <Months {...part} />
      </SectionCard>
    </>
  );
}
