import { Table } from '@xiangji/ui';
import { useState } from 'react';

const albums = [
  { name: 'Kyoto maples', photos: 218 },
  { name: 'A week by the sea', photos: 1024 },
];

export function Albums() {
  const [sort, setSort] = useState<'ascending' | 'descending'>('ascending');
  const sign = sort === 'descending' ? -1 : 1;
  const rows = albums.toSorted((a, b) => sign * (a.photos - b.photos));
  return (
    <Table.Root label="Albums">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Name</Table.ColumnHeader>
          <Table.ColumnHeader align="end" sort={sort} onSortChange={setSort}>
            Photos
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ name, photos }) => (
          <Table.Row key={name}>
            <Table.RowHeader>{name}</Table.RowHeader>
            <Table.Cell align="end">{photos}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
