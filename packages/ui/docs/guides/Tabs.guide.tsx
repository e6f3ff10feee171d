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
      show: (
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-label="保存到">
            <Tabs.Tab value="a">新建相册</Tabs.Tab>
            <Tabs.Tab value="b">已有相册</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">名称</Tabs.Panel>
          <Tabs.Panel value="b">选择</Tabs.Panel>
        </Tabs.Root>
      ),
    },
  ],
  bad: [
    {
      text: ['有先后的步骤', 'Steps that follow each other'],
      show: (
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-label="步骤">
            <Tabs.Tab value="a">第一步</Tabs.Tab>
            <Tabs.Tab value="b">第二步</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">填写</Tabs.Panel>
          <Tabs.Panel value="b">付款</Tabs.Panel>
        </Tabs.Root>
      ),
    },
  ],
  parts: { 'Tabs.List': Tabs.List, 'Tabs.Tab': Tabs.Tab },
};
