import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '../src/app-bar/index.ts';
import { Badge } from '../src/badge/index.ts';
import { Banner } from '../src/banner/index.ts';
import { Button } from '../src/button/index.ts';
import { Card } from '../src/card/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { ComboBox } from '../src/combo-box/index.ts';
import { DataList } from '../src/data-list/index.ts';
import { EditableText } from '../src/editable-text/index.ts';
import { ArrowLeftIcon, UploadIcon } from '../src/icon/index.ts';
import { IconButton } from '../src/icon-button/index.ts';
import { Stack } from '../src/layout/index.ts';
import { Link } from '../src/link/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { SegmentedControl } from '../src/segmented-control/index.ts';
import { Select } from '../src/select/index.ts';
import { Slider } from '../src/slider/index.ts';
import { EmptyState, ErrorState } from '../src/state/index.ts';
import { Switch } from '../src/switch/index.ts';
import { Tabs } from '../src/tabs/index.ts';
import { TextArea } from '../src/text-area/index.ts';
import { TextField } from '../src/text-field/index.ts';
import { ToggleButton } from '../src/toggle-button/index.ts';

/** Thirty wide characters and an unbreakable word; then a long English sentence. */
const zh = '二零二六年春天和外婆一起在京都看雨的那个很长很长的下午的全部照片';
const en =
  'Photographs of the rainy afternoon in Kyoto with Grandmother, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const meta = {
  id: 'foundations-long-text',
  title: 'Foundations/Long text 长文字',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every control that the user presses, in both languages, on a phone. */
export const Actions: Story = {
  name: 'Actions 操作',
  render: () => (
    <Stack gap={5}>
      {[zh, en].map((text) => (
        <Stack gap={3} key={text}>
          <Button variant="solid" fullWidth icon={<UploadIcon />}>
            {text}
          </Button>
          <Button tone="critical">{text}</Button>
          <ToggleButton defaultPressed>{text}</ToggleButton>
          <Link href="#long">{text}</Link>
          <SegmentedControl
            label={text}
            defaultValue="a"
            segments={[
              { value: 'a', label: text },
              { value: 'b', label: 'B' },
            ]}
          />
          <Tabs.Root defaultValue="a">
            <Tabs.List aria-label={text}>
              <Tabs.Tab value="a">{text}</Tabs.Tab>
              <Tabs.Tab value="b">B</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="a">{text}</Tabs.Panel>
            <Tabs.Panel value="b" />
          </Tabs.Root>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Every field, with its label, hint, error and value. */
export const Fields: Story = {
  name: 'Fields 字段',
  render: () => (
    <Stack gap={5}>
      {[zh, en].map((text) => (
        <Stack gap={4} key={text}>
          <TextField label={text} hint={text} error={text} defaultValue={text} />
          <TextArea label={text} limit={40} defaultValue={text} />
          <Select label={text} defaultValue="a" options={[{ value: 'a', label: text }]} />
          <ComboBox label={text} defaultValue="a" options={[{ value: 'a', label: text }]} />
          <RadioGroup label={text} defaultValue="a" options={[{ value: 'a', label: text, note: text }]} />
          <Checkbox label={text} defaultChecked />
          <Switch label={text} defaultChecked />
          <Slider label={text} defaultValue={40} valueText={() => text} />
          <EditableText label="Title" value={text} onValueChange={() => {}} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Components that show text. */
export const Content: Story = {
  name: 'Content 内容',
  render: () => (
    <Stack gap={5}>
      {[zh, en].map((text) => (
        <Stack gap={4} key={text}>
          <AppBar.Root aria-label={text} role="group">
            <AppBar.Browse>
              <IconButton label="Back">
                <ArrowLeftIcon />
              </IconButton>
              <AppBar.Title>{text}</AppBar.Title>
            </AppBar.Browse>
          </AppBar.Root>
          <div>
            <Badge tone="accent">{text}</Badge>
          </div>
          <Banner
            tone="warning"
            title={text}
            action={<Button size="small">{text}</Button>}
            onDismiss={() => {}}
          >
            {text}
          </Banner>
          <Card style={{ padding: 16 }}>{text}</Card>
          <DataList.Root>
            <DataList.Item term={text}>{text}</DataList.Item>
          </DataList.Root>
          <EmptyState title={text} action={<Button>{text}</Button>} />
          <ErrorState title={text} onRetry={() => {}} />
        </Stack>
      ))}
    </Stack>
  ),
};
