import { DataList } from '../../src/data-list/index.ts';
import type { Guide } from '../guide.ts';

export const dataListGuide: Guide = {
  lead: ['名与值：照片信息、账单明细。', 'Names and values: photo information, bill details.'],
  anatomy: [
    ['DataList.Root', '原生 dl', 'A native dl'],
    ['DataList.Item', '一条：term 是名，children 是值', 'One entry: term is the name, children is the value'],
  ],
  keys: [],
  good: [
    {
      text: ['名短，值可长', 'Short names; values may be long'],
      show: (t) => (
        <DataList.Root>
          <DataList.Item term={t('拍摄时间', 'Taken')}>2026.11.21 08:30</DataList.Item>
          <DataList.Item term={t('大小', 'Size')}>3.2 MB</DataList.Item>
        </DataList.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['空值留白；没有就不列', 'Empty values: leave out these entries'],
      show: (t) => (
        <DataList.Root>
          <DataList.Item term={t('光圈', 'Aperture')}>—</DataList.Item>
          <DataList.Item term={t('快门', 'Shutter')}>—</DataList.Item>
        </DataList.Root>
      ),
    },
  ],
  parts: { 'DataList.Root': DataList.Root, 'DataList.Item': DataList.Item },
};
