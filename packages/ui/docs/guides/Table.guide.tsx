import { DataList } from '../../src/data-list/index.ts';
import { Table } from '../../src/table/index.ts';
import type { Guide } from '../guide.ts';

export const tableGuide: Guide = {
  lead: ['行与列的数据，原生表格。', 'Data in rows and columns, in a native table.'],
  anatomy: [
    ['Table.Root', '表格；太宽时自己滚动', 'The table; it scrolls if it is wider than its container'],
    ['Table.Caption', '看得见的标题', 'A visible title'],
    ['Table.Header Table.Body', '表头与数据的行', 'The header rows and the data rows'],
    ['Table.ColumnHeader', '列名；sort 使它成为按钮', 'The header of a column; with sort it is a button'],
    ['Table.RowHeader', '一行的名字', 'The header of a row'],
    ['Table.Cell', '数字用 align=end', 'A cell of data; numbers use align=end'],
  ],
  keys: [
    ['Tab', '到表格，再到列名按钮', 'Moves to the table, then to its sort buttons'],
    ['← →', '滚动太宽的表格', 'Scrolls a table that is too wide'],
    ['Enter Space', '按这一列排序', 'Sorts by the column'],
  ],
  good: [
    {
      text: ['可以比较的数字', 'Numbers to compare'],
      show: (t) => (
        <Table.Root label={t('相册', 'Albums')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('相册', 'Albums')}</Table.ColumnHeader>
              <Table.ColumnHeader align="end">{t('照片', 'Photos')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Table.Row>
              <Table.RowHeader>{t('京都', 'Kyoto')}</Table.RowHeader>
              <Table.Cell align="end">248</Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['同一对象的几项信息：用 DataList', 'Details of one object: use a DataList'],
      show: (t) => (
        <DataList.Root>
          <DataList.Item term={t('相机', 'Camera')}>X100V</DataList.Item>
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
