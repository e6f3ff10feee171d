import { AvatarCropper, CoverCropper, Cropper } from '@xiangji/cropper';
import { PhotoGrid } from '@xiangji/photo-grid';
import {
  Announcer,
  Controls,
  Counter,
  Root,
  Button as RoundButton,
  SidePanel,
  Toolbar,
  Viewport,
  ZoomControl,
} from '@xiangji/photo-viewer';
import * as ui from '@xiangji/ui';
import type { ReactElement } from 'react';
import { photos, picture } from './photos.ts';

/** Receives the element or the handle of a component. */
export interface Probe {
  ref: (value: unknown) => void;
}

const options = [{ value: 'a', label: 'A' }];
const viewer = { mode: 'inline', photos: photos.slice(0, 3) } as const;

/** Every component that takes a ref and is on the page from the start. */
export const components: Record<string, (probe: Probe) => ReactElement> = {
  'AppBar.Root': (probe) => <ui.AppBar.Root {...probe} />,
  'AppBar.Title': (probe) => <ui.AppBar.Title {...probe}>Title</ui.AppBar.Title>,
  'AppBar.Manage': (probe) => <ui.AppBar.Manage {...probe} />,
  Avatar: (probe) => <ui.Avatar name="Ada" {...probe} />,
  Badge: (probe) => <ui.Badge {...probe}>3</ui.Badge>,
  Banner: (probe) => <ui.Banner {...probe}>Banner</ui.Banner>,
  'BottomBar.Action': (probe) => <ui.BottomBar.Action icon={<ui.UploadIcon />} {...probe} />,
  Box: (probe) => <ui.Box {...probe} />,
  Button: (probe) => <ui.Button {...probe}>Button</ui.Button>,
  Card: (probe) => <ui.Card {...probe}>Card</ui.Card>,
  Checkbox: (probe) => <ui.Checkbox label="Checkbox" {...probe} />,
  CodeInput: (probe) => <ui.CodeInput length={4} label="Code" {...probe} />,
  ComboBox: (probe) => <ui.ComboBox label="Combo" options={options} {...probe} />,
  CopyField: (probe) => <ui.CopyField label="Copy" value="text" {...probe} />,
  Countdown: (probe) => <ui.Countdown from={3} {...probe} />,
  CoverStack: (probe) => <ui.CoverStack covers={[]} {...probe} />,
  'DataList.Root': (probe) => <ui.DataList.Root {...probe} />,
  DateField: (probe) => <ui.DateField label="Day" {...probe} />,
  DatePicker: (probe) => <ui.DatePicker label="Expires" {...probe} />,
  DateRangeField: (probe) => <ui.DateRangeField label="Days" {...probe} />,
  Divider: (probe) => <ui.Divider {...probe} />,
  EditableText: (probe) => (
    <ui.EditableText label="Editable" value="text" onValueChange={() => {}} {...probe} />
  ),
  EmptyState: (probe) => <ui.EmptyState title="Empty" {...probe} />,
  ErrorState: (probe) => <ui.ErrorState title="Error" onRetry={() => {}} {...probe} />,
  Grid: (probe) => <ui.Grid {...probe} />,
  Heading: (probe) => <ui.Heading {...probe}>Heading</ui.Heading>,
  IconButton: (probe) => (
    <ui.IconButton label="Icon" {...probe}>
      <ui.UploadIcon />
    </ui.IconButton>
  ),
  Inline: (probe) => <ui.Inline {...probe} />,
  Kbd: (probe) => <ui.Kbd {...probe}>Esc</ui.Kbd>,
  Link: (probe) => (
    <ui.Link href="#" {...probe}>
      Link
    </ui.Link>
  ),
  'NavRail.Root': (probe) => <ui.NavRail.Root aria-label="Rail" {...probe} />,
  NumberField: (probe) => <ui.NumberField label="Number" defaultValue={1} {...probe} />,
  Pagination: (probe) => <ui.Pagination page={1} total={2} onPageChange={() => {}} {...probe} />,
  PasswordField: (probe) => <ui.PasswordField label="Password" {...probe} />,
  ProgressBar: (probe) => <ui.ProgressBar label="Bar" value={0.5} {...probe} />,
  ProgressRing: (probe) => <ui.ProgressRing label="Ring" value={0.5} {...probe} />,
  PullToRefresh: (probe) => <ui.PullToRefresh onRefresh={async () => {}} {...probe} />,
  QrCode: (probe) => <ui.QrCode value="text" label="Code" {...probe} />,
  RadioGroup: (probe) => <ui.RadioGroup label="Radios" options={options} {...probe} />,
  ScrollArea: (probe) => (
    <ui.ScrollArea label="Scrolled" {...probe}>
      Text
    </ui.ScrollArea>
  ),
  SegmentedControl: (probe) => <ui.SegmentedControl label="Segments" segments={options} {...probe} />,
  Select: (probe) => <ui.Select label="Plain select" options={options} {...probe} />,
  'SideMenu.Root': (probe) => <ui.SideMenu.Root aria-label="Side" {...probe} />,
  Skeleton: (probe) => <ui.Skeleton {...probe} />,
  Slider: (probe) => <ui.Slider label="Slider" {...probe} />,
  Stack: (probe) => <ui.Stack {...probe} />,
  Switch: (probe) => <ui.Switch label="Switch" {...probe} />,
  'Table.Root': (probe) => <ui.Table.Root label="Table" {...probe} />,
  'Tabs.Tab': (probe) => (
    <ui.Tabs.Root defaultValue="a">
      <ui.Tabs.List aria-label="Tabs">
        <ui.Tabs.Tab value="a" {...probe}>
          A
        </ui.Tabs.Tab>
      </ui.Tabs.List>
      <ui.Tabs.Panel value="a">A</ui.Tabs.Panel>
    </ui.Tabs.Root>
  ),
  Text: (probe) => <ui.Text {...probe}>Text</ui.Text>,
  TextArea: (probe) => <ui.TextArea label="Area" {...probe} />,
  TextField: (probe) => <ui.TextField label="Text" {...probe} />,
  ToggleButton: (probe) => <ui.ToggleButton {...probe}>Toggle</ui.ToggleButton>,
  VisuallyHidden: (probe) => <ui.VisuallyHidden {...probe}>Hidden</ui.VisuallyHidden>,
  PhotoGrid: (probe) => <PhotoGrid photos={[]} {...probe} />,
  Cropper: (probe) => <Cropper image={picture(1)} aspect={1} {...probe} />,
  CoverCropper: (probe) => <CoverCropper image={picture(1)} {...probe} />,
  AvatarCropper: (probe) => <AvatarCropper image={picture(1)} {...probe} />,
  'viewer Root': (probe) => <Root {...viewer} {...probe} />,
  'viewer Viewport': (probe) => (
    <Root {...viewer} style={{ height: 200 }}>
      <Viewport {...probe} />
    </Root>
  ),
  ...Object.fromEntries(
    Object.entries({ Announcer, Counter, SidePanel, Toolbar, ZoomControl }).map(([name, Part]) => [
      `viewer ${name}`,
      (probe: Probe) => (
        <Root {...viewer}>
          <Controls>
            <Part {...probe} />
          </Controls>
        </Root>
      ),
    ]),
  ),
  'viewer Button': (probe) => (
    <Root {...viewer}>
      <RoundButton label="Round" {...probe}>
        <ui.UploadIcon />
      </RoundButton>
    </Root>
  ),
};
