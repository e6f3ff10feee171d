import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Tabs } from './index.ts';

describeConformance('Tabs.List', {
  element: HTMLDivElement,
  render: (probe) => (
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label="目标" {...probe}>
        <Tabs.Tab value="new">新建</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">名称</Tabs.Panel>
    </Tabs.Root>
  ),
});

it('moves by arrows around the ends, skips disabled tabs, and shows the panel', async () => {
  render(
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label="目标">
        <Tabs.Tab value="new">新建</Tabs.Tab>
        <Tabs.Tab value="gone" disabled>
          停用
        </Tabs.Tab>
        <Tabs.Tab value="old">已有</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">新的相册</Tabs.Panel>
      <Tabs.Panel value="old">已有的相册</Tabs.Panel>
    </Tabs.Root>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '已有', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '已有' })).toHaveTextContent('已有的相册');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '新建', selected: true })).toHaveFocus();
});
