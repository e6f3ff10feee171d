// @vitest-environment node
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';

const {
  AppBar,
  BottomBar,
  Button,
  ContextMenu,
  DataList,
  Dialog,
  DropdownMenu,
  NavRail,
  Popover,
  SideMenu,
  Tabs,
} = ui;
const options = [{ value: 'kyoto', label: '京都' }];
const nothing = () => {};

/** One server rendering for every component of the entry; open layers render after hydration. */
const samples: Readonly<Record<string, ReactElement>> = {
  AppBar: (
    <AppBar.Root>
      <AppBar.Browse>
        <AppBar.Title>京都</AppBar.Title>
        <AppBar.Actions />
      </AppBar.Browse>
      <AppBar.Manage>
        <AppBar.Count>3</AppBar.Count>
      </AppBar.Manage>
    </AppBar.Root>
  ),
  Avatar: <ui.Avatar name="林小满" src="/lin.webp" />,
  Badge: <ui.Badge>128</ui.Badge>,
  Banner: <ui.Banner title="空间将满" onDismiss={nothing} />,
  BottomBar: (
    <BottomBar.Root aria-label="所选照片">
      <BottomBar.Action icon={<ui.Trash2Icon />}>删除</BottomBar.Action>
    </BottomBar.Root>
  ),
  Box: <ui.Box padding={3} />,
  Button: <Button loading>上传</Button>,
  Calendar: <ui.Calendar label="日期" defaultValue={20_000} />,
  Card: <ui.Card selected>京都</ui.Card>,
  Checkbox: <ui.Checkbox label="原图" indeterminate />,
  CodeErrorState: <ui.CodeErrorState onRetry={nothing} />,
  CodeInput: <ui.CodeInput length={4} />,
  ComboBox: <ui.ComboBox label="相册" options={options} defaultValue="kyoto" />,
  ConfirmDialog: (
    <ui.ConfirmDialog
      open
      onOpenChange={nothing}
      title="删除？"
      description="可以恢复"
      confirmLabel="删除"
      onConfirm={nothing}
    />
  ),
  ContextMenu: (
    <ContextMenu.Root>
      <ContextMenu.Trigger>照片</ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>删除</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  CopyField: <ui.CopyField label="链接" value="https://xiangji.example" />,
  Countdown: <ui.Countdown from={3} />,
  CoverStack: <ui.CoverStack covers={[null]} />,
  DataList: (
    <DataList.Root>
      <DataList.Item term="大小">3 MB</DataList.Item>
    </DataList.Root>
  ),
  DateField: <ui.DateField label="开始" defaultValue={0} />,
  DatePicker: <ui.DatePicker label="到期日" defaultValue={20_000} />,
  DateRangeField: <ui.DateRangeField label="日期" defaultValue={{ start: 0, end: 6 }} />,
  Dialog: (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger>打开</Dialog.Trigger>
      <Dialog.Content title="新相册">
        <Dialog.Body />
        <Dialog.Footer />
      </Dialog.Content>
    </Dialog.Root>
  ),
  Divider: <ui.Divider />,
  DropdownMenu: (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>更多</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>删除</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  EditableText: <ui.EditableText label="名称" value="京都" onValueChange={nothing} />,
  EmptyState: <ui.EmptyState title="还没有照片" />,
  ErrorState: <ui.ErrorState title="加载失败" onRetry={nothing} />,
  Field: <ui.Field label="名称">{(control) => <input {...control} />}</ui.Field>,
  Grid: <ui.Grid columns={3} />,
  Heading: <ui.Heading>相册</ui.Heading>,
  HoverCard: (
    <ui.HoverCard.Root defaultOpen>
      <ui.HoverCard.Trigger href="#kyoto">京都</ui.HoverCard.Trigger>
      <ui.HoverCard.Content>248 张</ui.HoverCard.Content>
    </ui.HoverCard.Root>
  ),
  IconButton: (
    <ui.IconButton label="关闭">
      <ui.XIcon />
    </ui.IconButton>
  ),
  Inline: <ui.Inline />,
  Kbd: <ui.Kbd>Esc</ui.Kbd>,
  Link: <ui.Link href="/albums">相册</ui.Link>,
  LabelsProvider: <ui.LabelsProvider labels={{ retry: '再试' }}>京都</ui.LabelsProvider>,
  LocaleProvider: <ui.LocaleProvider locale="en">京都</ui.LocaleProvider>,
  NavRail: (
    <NavRail.Root>
      <NavRail.Item>
        <a href="/photos">照片</a>
      </NavRail.Item>
    </NavRail.Root>
  ),
  NumberField: <ui.NumberField label="天数" defaultValue={30} />,
  Pagination: <ui.Pagination page={2} total={12} onPageChange={nothing} />,
  PasswordField: <ui.PasswordField label="密码" />,
  Popover: (
    <Popover.Root defaultOpen>
      <Popover.Trigger>显示方式</Popover.Trigger>
      <Popover.Content label="显示方式" />
    </Popover.Root>
  ),
  ProgressBar: <ui.ProgressBar label="上传" value={0.4} />,
  ProgressRing: <ui.ProgressRing label="上传" value={0.4} showValue />,
  PullToRefresh: <ui.PullToRefresh onRefresh={async () => {}}>照片</ui.PullToRefresh>,
  QrCode: <ui.QrCode value="https://xiangji.example" label="扫码打开" />,
  RadioGroup: <ui.RadioGroup label="谁能看" options={options} />,
  ScrollArea: <ui.ScrollArea label="相册">京都</ui.ScrollArea>,
  SegmentedControl: <ui.SegmentedControl label="分组" segments={options} defaultValue="kyoto" />,
  Select: <ui.Select label="保留" options={options} defaultValue="kyoto" />,
  SideMenu: (
    <SideMenu.Root>
      <SideMenu.Section>相集</SideMenu.Section>
      <SideMenu.Item>
        <a href="/photos">照片</a>
      </SideMenu.Item>
      <SideMenu.Footer />
    </SideMenu.Root>
  ),
  Skeleton: <ui.Skeleton width={96} height={14} />,
  Slider: <ui.Slider label="缩放" defaultValue={4} />,
  Stack: <ui.Stack />,
  Switch: <ui.Switch label="地点" />,
  Table: (
    <ui.Table.Root label="相册">
      <ui.Table.Body>
        <ui.Table.Row>
          <ui.Table.Cell>京都</ui.Table.Cell>
        </ui.Table.Row>
      </ui.Table.Body>
    </ui.Table.Root>
  ),
  Tabs: (
    <Tabs.Root defaultValue="new">
      <Tabs.List>
        <Tabs.Tab value="new">新建</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new" />
    </Tabs.Root>
  ),
  Text: <ui.Text>京都</ui.Text>,
  TextArea: <ui.TextArea label="留言" limit={140} />,
  TextField: <ui.TextField label="名称" />,
  ToastProvider: <ui.ToastProvider>京都</ui.ToastProvider>,
  ToggleButton: <ui.ToggleButton>只看收藏</ui.ToggleButton>,
  Tooltip: (
    <ui.Tooltip content="旋转">
      <button type="button">旋转</button>
    </ui.Tooltip>
  ),
  TooltipGroup: <ui.TooltipGroup>京都</ui.TooltipGroup>,
  UiProvider: <ui.UiProvider>京都</ui.UiProvider>,
  VisuallyHidden: <ui.VisuallyHidden>只读出</ui.VisuallyHidden>,
};

/** Errors are classes, and no components. */
const isComponent = (name: string) => /^[A-Z]/.test(name) && name !== 'CodeLoadError';
const isIcon = (name: string) => name.endsWith('Icon');
const components = Object.keys(ui).filter((name) => isComponent(name) && !isIcon(name));

describe('rendered on the server', () => {
  const complained = vi.fn();
  beforeEach(() => {
    complained.mockClear();
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(complained);
  });
  afterEach(() => vi.restoreAllMocks());

  it('has a sample of every exported component, and of no other', () => {
    expect(Object.keys(samples).sort()).toEqual(components.sort());
  });

  it.each(components)('%s, without a window and without a complaint', (name) => {
    expect(globalThis).not.toHaveProperty('window');
    expect(() => renderToString(samples[name])).not.toThrow();
    expect(complained).not.toHaveBeenCalled();
  });

  it('every icon', () => {
    const icons = Object.entries(ui).filter(([name]) => isIcon(name));
    expect(icons.length).toBeGreaterThan(50);
    for (const [name, Icon] of icons as [string, ComponentType][]) {
      expect(renderToString(<Icon />), name).toContain('<svg');
    }
  });
});
