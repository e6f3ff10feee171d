import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { tableGuide } from '../../docs/guides/Table.guide.tsx';
import { translate } from '../test/translate.ts';
import { Table } from './index.ts';

type Globals = Record<string, unknown>;

function albumsOf(globals: Globals) {
  return [
    { name: translate(globals, '京都红叶', 'Kyoto in autumn'), photos: 248 },
    { name: translate(globals, '海边三日', 'Three days at the sea'), photos: 61 },
    { name: translate(globals, '老照片', 'Old photographs'), photos: 1024 },
  ];
}

function Albums({ globals, width }: { globals: Globals; width?: number }) {
  const [sort, setSort] = useState<'ascending' | 'descending'>();
  const sign = sort === 'descending' ? -1 : 1;
  const albums = albumsOf(globals);
  const rows = sort ? albums.toSorted((a, b) => sign * (a.photos - b.photos)) : albums;
  return (
    <div style={{ width }}>
      <Table.Root label={translate(globals, '相册', 'Albums')}>
        <Table.Caption>{translate(globals, '三个相册', 'Three albums')}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{translate(globals, '名称', 'Name')}</Table.ColumnHeader>
            <Table.ColumnHeader align="end" sort={sort ?? 'none'} onSortChange={setSort}>
              {translate(globals, '照片', 'Photos')}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ name, photos }) => (
            <Table.Row key={name}>
              <Table.RowHeader>{name}</Table.RowHeader>
              <Table.Cell align="end">{photos.toLocaleString('en')}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}

const meta = {
  id: 'primitives-table',
  title: 'Primitives/Table 表格',
  tags: ['new'],
  component: Table.Root,
  args: { label: 'Albums' },
  parameters: { guide: tableGuide },
  render: (_, { globals }) => <Albums globals={globals} />,
} satisfies Meta<typeof Table.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['visual'], name: 'Plain 普通' };
export const Sorted: Story = {
  name: 'Sorted 已排序',
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /照片|Photos/ });
    await userEvent.click(canvas.getByRole('button', { name: /照片|Photos/ }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/海边三日|Three days/);
  },
};
export const TooWide: Story = {
  name: 'Too Wide 太宽',
  render: (_, { globals }) => <Albums globals={globals} width={140} />,
};
export const Selected: Story = {
  name: 'Selected 已选',
  render: (_, { globals }) => (
    <Table.Root label={translate(globals, '相册', 'Albums')}>
      <Table.Body>
        {albumsOf(globals).map(({ name }, index) => (
          <Table.Row key={name} aria-selected={index === 1}>
            <Table.RowHeader>{name}</Table.RowHeader>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
};
