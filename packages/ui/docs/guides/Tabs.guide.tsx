import { Tabs } from '../../src/tabs/index.ts';
import type { Guide } from '../guide.ts';

export const tabsGuide: Guide = {
  lead: ['同一处的几个面板，一次显示一个。', 'Several panels in one place; one is shown at a time.'],
  anatomy: [
    ['Tabs.Root', '选中哪个标签', 'Controls which tab is selected'],
    [
      'Tabs.List',
      '一排标签，没有标题就给 aria-label',
      'The row of tabs; it needs an aria-label if no heading names it',
    ],
    ['Tabs.Tab', '一个标签', 'One tab'],
    ['Tabs.Panel', '它的内容', 'The content of a tab'],
  ],
  keys: [
    ['→ ←', '到下一个、上一个，并显示', 'Moves to the next or the previous tab and shows its panel'],
    ['Home End', '到首个、末个，并显示', 'Moves to the first or the last tab and shows its panel'],
    ['Tab', '从标签进入内容', 'Moves from the tab into its panel'],
  ],
  good: [
    {
      text: ['并列的、名字短的', 'Panels of equal importance with short names'],
      show: (t) => (
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-label={t('保存到', 'Save to')}>
            <Tabs.Tab value="a">{t('新建相册', 'New album')}</Tabs.Tab>
            <Tabs.Tab value="b">{t('已有相册', 'Existing album')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">{t('名称', 'Name')}</Tabs.Panel>
          <Tabs.Panel value="b">{t('选择', 'Select')}</Tabs.Panel>
        </Tabs.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['有先后的步骤', 'Steps that follow each other'],
      show: (t) => (
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-label={t('步骤', 'Steps')}>
            <Tabs.Tab value="a">{t('第一步', 'Step 1')}</Tabs.Tab>
            <Tabs.Tab value="b">{t('第二步', 'Step 2')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">{t('填写', 'Details')}</Tabs.Panel>
          <Tabs.Panel value="b">{t('付款', 'Payment')}</Tabs.Panel>
        </Tabs.Root>
      ),
    },
  ],
  parts: { 'Tabs.List': Tabs.List, 'Tabs.Tab': Tabs.Tab },
};
