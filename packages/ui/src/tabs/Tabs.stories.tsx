import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabsGuide } from '../../docs/guides/Tabs.guide.tsx';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Tabs } from './index.ts';

const meta = {
  id: 'primitives-tabs',
  title: 'Primitives/Tabs 标签页',
  parameters: { guide: tabsGuide },
  component: Tabs.List,
} satisfies Meta<typeof Tabs.List>;
export default meta;

export const Targets: StoryObj<typeof meta> = {
  name: 'Targets 目标',
  render: (_args, { globals }) => (
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label={translate(globals, '保存到', 'Save to')}>
        <Tabs.Tab value="new">{translate(globals, '新建相册', 'New album')}</Tabs.Tab>
        <Tabs.Tab value="old">{translate(globals, '已有相册', 'Existing album')}</Tabs.Tab>
        <Tabs.Tab value="none" disabled>
          {translate(globals, '停用', 'Disabled')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">{translate(globals, '新相册的名称', 'The name of the new album')}</Tabs.Panel>
      <Tabs.Panel value="old">{translate(globals, '选择一个相册', 'Choose an album')}</Tabs.Panel>
      <Tabs.Panel value="none" />
    </Tabs.Root>
  ),
};

/** Every state in one story. */
export const Looks: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label={t('保存到', 'Save to')}>
        <Tabs.Tab value="new" disabled={look === 'disabled'}>
          {t('新建相册', 'New album')}
        </Tabs.Tab>
        <Tabs.Tab value="old" disabled={look === 'disabled'}>
          {t('已有相册', 'Existing album')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">{t('名称', 'Name')}</Tabs.Panel>
      <Tabs.Panel value="old">{t('选择', 'Choose')}</Tabs.Panel>
    </Tabs.Root>
  )),
};
