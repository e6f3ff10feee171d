import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Table } from './index.ts';

describeConformance('Table.Root', {
  element: HTMLTableElement,
  render: (probe) => (
    <Table.Root label="相册" {...probe}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>名称</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>京都</Table.RowHeader>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  ),
});

it.each([
  ['none', 'ascending'],
  ['ascending', 'descending'],
  ['descending', 'ascending'],
] as const)('sorts a column that is %s as %s', async (sort, next) => {
  const onSortChange = vi.fn();
  render(
    <Table.Root label="相册">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader sort={sort} onSortChange={onSortChange}>
            照片
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
    </Table.Root>,
  );
  expect(screen.getByRole('columnheader', { name: '照片' })).toHaveAttribute('aria-sort', sort);
  await userEvent.click(screen.getByRole('button', { name: '照片' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith(next);
});
