import { DataList } from '../../src/data-list/index.ts';
import { Table } from '../../src/table/index.ts';
import type { Guide } from '../guide.ts';

export const tableGuide: Guide = {
  lead: ['行与列的数据，原生表格。', 'Data in rows and columns, in a native table.'],
  anatomy: [
    ['Table.Root', '表格；太宽时自己滚动', 'The table; scrolls where it is too wide'],
    ['Table.Caption', '看得见的标题', 'A visible title'],
    ['Table.Header Table.Body', '表头与数据的行', 'The rows of headers and of data'],
    ['Table.ColumnHeader', '列名；sort 使它成为按钮', 'Names a column; a button with `sort`'],
    ['Table.RowHeader', '一行的名字', 'Names a row'],
    ['Table.Cell', '数字用 align=end', 'Numbers have align=end'],
  ],
  keys: [
    ['Tab', '到表格，再到列名按钮', 'To the table, then to its sort buttons'],
    ['← →', '滚动太宽的表格', 'Scroll a table that is too wide'],
    ['Enter Space', '按这一列排序', 'Sort by the column'],
  ],
  good: [
    {
      text: ['可以比较的数字', 'Numbers to compare'],
      show: (
        <Table.Root label="相册">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>相册</Table.ColumnHeader>
              <Table.ColumnHeader align="end">照片</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Table.Row>
              <Table.RowHeader>京都</Table.RowHeader>
              <Table.Cell align="end">248</Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['一件东西的几个事实：用 DataList', 'Facts of one thing: use a DataList'],
      show: (
        <DataList.Root>
          <DataList.Item term="相机">X100V</DataList.Item>
        </DataList.Root>
      ),
    },
  ],
  parts: {
    'Table.Root': Table.Root,
    'Table.ColumnHeader': Table.ColumnHeader,
    'Table.Cell': Table.Cell,
  },
};
