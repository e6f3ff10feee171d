import { ComboBox, RadioGroup, SegmentedControl, Select, Slider, Tabs, ToggleButton } from '@xiangji/ui';
import { expect, it } from 'vitest';
import { find, focused, press, show, walk } from './page.tsx';

it('Tabs: arrows move and show, Home and End jump, Tab moves into the panel', async () => {
  show(
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label="保存到">
        <Tabs.Tab value="new">新建相册</Tabs.Tab>
        <Tabs.Tab value="old">已有相册</Tabs.Tab>
        <Tabs.Tab value="bin">回收站</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">一</Tabs.Panel>
      <Tabs.Panel value="old">二</Tabs.Panel>
      <Tabs.Panel value="bin">三</Tabs.Panel>
    </Tabs.Root>,
  );
  await walk([
    ['{Tab}', 'tab', '新建相册'],
    ['{ArrowRight}', 'tab', '已有相册'],
    ['{End}', 'tab', '回收站'],
    ['{ArrowRight}', 'tab', '新建相册'],
    ['{ArrowLeft}', 'tab', '回收站'],
    ['{Home}', 'tab', '新建相册'],
    ['{ArrowRight}', 'tab', '已有相册'],
  ]);
  await expect.element(find('tab', '已有相册')).toHaveAttribute('aria-selected', 'true');
  await press('{Tab}');
  await focused('tabpanel', '已有相册');
});

it('SegmentedControl: one stop, arrows move, Space chooses', async () => {
  show(
    <SegmentedControl
      label="分组"
      defaultValue="day"
      segments={[
        { value: 'day', label: '日' },
        { value: 'month', label: '月' },
        { value: 'year', label: '年' },
      ]}
    />,
  );
  await walk([
    ['{Tab}', 'radio', '日'],
    ['{ArrowRight}', 'radio', '月'],
    ['{End}', 'radio', '年'],
    ['{ArrowRight}', 'radio', '日'],
    ['{ArrowLeft}', 'radio', '年'],
  ]);
  await press(' ');
  await expect.element(find('radio', '年')).toBeChecked();
  await expect.element(find('radio', '日')).not.toBeChecked();
});

it('ToggleButton: Space and Enter press and release, and the state is announced', async () => {
  show(<ToggleButton>只看收藏</ToggleButton>);
  const button = find('button', '只看收藏');
  await walk([['{Tab}', 'button', '只看收藏']]);
  await press(' ');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await press('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

it('RadioGroup: Tab moves to the selected one, arrows wrap around the ends', async () => {
  show(
    <RadioGroup
      label="谁能看"
      defaultValue="link"
      options={[
        { value: 'me', label: '仅自己' },
        { value: 'link', label: '有链接的人' },
      ]}
    />,
  );
  await walk([
    ['{Tab}', 'radio', '有链接的人'],
    ['{ArrowDown}', 'radio', '仅自己'],
    ['{ArrowUp}', 'radio', '有链接的人'],
    ['{ArrowLeft}', 'radio', '仅自己'],
  ]);
  await expect.element(find('radio', '仅自己')).toBeChecked();
});

it('Slider: arrows step, Page keys leap, Home and End reach the ends', async () => {
  show(<Slider label="缩放" min={0} max={100} defaultValue={50} valueText={(value) => `${value} 倍`} />);
  const slider = find('slider', '缩放');
  await walk([['{Tab}', 'slider', '缩放']]);
  for (const [key, value] of [
    ['{ArrowRight}', '51'],
    ['{ArrowDown}', '50'],
    ['{PageUp}', '60'],
    ['{PageDown}', '50'],
    ['{End}', '100'],
    ['{Home}', '0'],
  ] as const) {
    await press(key);
    await expect.element(slider).toHaveValue(value);
    await expect.element(slider).toHaveAttribute('aria-valuetext', `${value} 倍`);
  }
});

const keep = [
  { value: '7', label: '7 天' },
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
] as const;

it('Select: opens on the chosen option, letters find, Enter takes, Esc changes nothing', async () => {
  show(<Select label="保留" defaultValue="30" options={keep} />);
  const trigger = find('combobox', '保留');
  await walk([
    ['{Tab}', 'combobox', '保留'],
    ['{Enter}', 'option', '30 天'],
    ['{ArrowDown}', 'option', '90 天'],
    ['{Home}', 'option', '7 天'],
    ['9', 'option', '90 天'],
    ['{Enter}', 'combobox', '保留'],
  ]);
  await expect.element(trigger).toHaveTextContent('90 天');
  await walk([
    ['{ArrowDown}', 'option', '90 天'],
    ['{ArrowUp}', 'option', '30 天'],
    ['{Escape}', 'combobox', '保留'],
  ]);
  await expect.element(trigger).toHaveTextContent('90 天');
});

it('ComboBox: typing filters, arrows highlight while the focus stays, Enter selects, Esc restores', async () => {
  show(
    <ComboBox
      label="移动到"
      options={[
        { value: 'kyoto', label: '京都的雨', keywords: 'jingdu' },
        { value: 'yard', label: '外婆的院子', keywords: 'waipo' },
      ]}
    />,
  );
  const box = find('combobox', '移动到');
  await walk([['{Tab}', 'combobox', '移动到']]);
  await press('wai', '{ArrowDown}');
  await expect.element(find('option', '外婆的院子')).toHaveAttribute('aria-selected', 'true');
  await expect.element(find('option', '京都的雨')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await press('{Enter}');
  await expect.element(box).toHaveValue('外婆的院子');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await press('x', '{Escape}');
  await expect.element(box).toHaveValue('外婆的院子');
});
