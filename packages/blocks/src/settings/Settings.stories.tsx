import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  DeletionPanel,
  DeviceSessions,
  ExportPanel,
  PasswordDialog,
  type Preferences,
  PreferencesForm,
  type PreferencesFormProps,
  settingsLabels,
} from './index.ts';

const NOON = 20_414 * 86_400 + 43_200;
const HOUR = 3_600;
const MB = 1_048_576;
const BEIJING = -480;

const sessions = Array.from({ length: 7 }, (_, index) => ({
  id: `s${index}`,
  current: index === 1,
  seen: NOON - index * HOUR,
  kind: index % 2 ? ('phone' as const) : ('computer' as const),
  program: 'Chrome',
  programVersion: '150.0',
  device: index % 2 ? 'Android' : 'Windows',
  deviceVersion: '11',
  location: '中国 广东省 深圳市',
  ip: `120.24.78.${index}`,
}));

const plan = {
  count: 3_000,
  size: 3_500 * MB,
  expires: NOON + 24 * HOUR,
  parts: [1, 2].map((part) => ({
    ...{ part, url: `#part-${part}`, name: `photos-${part}.zip` },
    ...{ count: 1_500, size: 1_750 * MB },
  })),
};

const values: Preferences<'zh-CN' | 'en'> = {
  ...{ albumOrder: 'date-desc', photoOrder: 'date-asc', timezone: BEIJING },
  ...{ language: 'zh-CN', theme: 'auto', density: 'auto' },
};

const calls = { onChange: fn(), onEnd: fn(), onPrepare: fn(), onCheck: fn(), onSubmit: fn(), onCancel: fn() };

const meta = {
  id: 'blocks-settings',
  title: 'Blocks/Settings 设置',
  component: PreferencesForm<'zh-CN' | 'en'>,
  args: {
    value: values,
    onChange: calls.onChange,
    albumOrders: ['date-asc', 'date-desc', 'name-asc', 'name-desc', 'custom'],
    photoOrders: ['date-asc', 'date-desc', 'name-asc', 'name-desc', 'tag-asc', 'tag-desc'],
    languages: { 'zh-CN': '简体中文', en: 'English' },
  },
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockReset();
  },
} satisfies Meta<typeof PreferencesForm<'zh-CN' | 'en'>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Remembered(props: PreferencesFormProps<'zh-CN' | 'en'>) {
  const [value, setValue] = useState(props.value);
  return (
    <PreferencesForm
      {...props}
      value={value}
      onChange={(change) => {
        props.onChange(change);
        setValue({ ...value, ...change });
      }}
    />
  );
}

export const Choices: Story = {
  tags: ['visual'],
  name: 'Choices 偏好',
  render: (args) => <Remembered {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, settingsLabels);
    await userEvent.click(canvas.getByRole('radio', { name: labels.themeDark }));
    await expect(calls.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await userEvent.click(canvas.getByRole('combobox', { name: labels.timezone }));
    await userEvent.click(await screen.findByRole('option', { name: 'GMT-11' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const ChoicesPhone: Story = {
  tags: ['visual'],
  name: 'Choices Phone 偏好（手机）',
  globals: { viewport: { value: 'phone' } },
};

/** The current device is first; the list gets the focus after a session has ended. */
export const Devices: Story = {
  name: 'Devices 已登录的设备',
  render: () => <DeviceSessions sessions={sessions} timezone={BEIJING} onEnd={calls.onEnd} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, settingsLabels);
    calls.onEnd.mockResolvedValue(undefined);
    const list = canvas.getByRole('list', { name: labels.devices });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(labels.currentDevice);
    const [end, next] = canvas.getAllByRole('button', { name: new RegExp(labels.signOutNamed('Chrome.*')) });
    const others = canvas.getByRole('button', { name: labels.signOutOthers });
    if (!end || !next) throw new Error('No sessions to end');
    let finish = () => {};
    const isEnded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    calls.onEnd.mockClear().mockReturnValueOnce(isEnded);
    await userEvent.click(end);
    await userEvent.click(end);
    await userEvent.click(next);
    await expect(end).toHaveAttribute('aria-busy', 'true');
    await expect(others).not.toHaveAttribute('aria-busy');
    await expect(calls.onEnd.mock.calls).toEqual([['s0']]);
    finish();
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: labels.showAllDevices(7) }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: labels.signOutOthers }));
    await expect(calls.onEnd).toHaveBeenLastCalledWith(null);
  },
};

export const Export: Story = {
  name: 'Export 导出',
  render: () => <ExportPanel plan={undefined} onPrepare={calls.onPrepare} />,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: labelsOf(globals, settingsLabels).exportPrepare }),
    );
    await expect(calls.onPrepare).toHaveBeenCalledOnce();
  },
};
export const ExportReady: Story = {
  name: 'Export Ready 可以下载',
  render: () => <ExportPanel plan={plan} timezone={BEIJING} onPrepare={calls.onPrepare} />,
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, settingsLabels);
    await expect(canvas.getByRole('link', { name: labels.exportDownload(2) })).toHaveAttribute(
      'download',
      'photos-2.zip',
    );
  },
};
export const ExportEmpty: Story = {
  name: 'Export Empty 没有照片',
  render: () => <ExportPanel plan={{ ...plan, count: 0, parts: [] }} onPrepare={calls.onPrepare} />,
};

/** A wrong current password is shown under its field; a refused new one under its own. */
export const Password: Story = {
  name: 'Password 修改密码',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (_args, { globals }) => (
    <PasswordDialog
      open
      onOpenChange={fn()}
      account="linmu@example.com"
      validate={({ next }) => ({
        next: next.length === 1 ? textOf(globals, '太短', 'Too short') : undefined,
      })}
      onCheck={calls.onCheck}
      onSubmit={calls.onSubmit}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, settingsLabels);
    const dialog = within(await screen.findByRole('dialog', { name: labels.passwordTitle }));
    const current = dialog.getByLabelText(labels.passwordCurrent);
    const check = () => userEvent.click(dialog.getByRole('button', { name: labels.passwordCheck }));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: labels.passwordSubmit }));
    await check();
    await dialog.findByText(labels.passwordCurrentRequired);
    calls.onCheck.mockResolvedValueOnce({ current: '?!' });
    await userEvent.type(current, 'wrong');
    await check();
    await dialog.findByText('?!');
    await userEvent.clear(current);
    await userEvent.type(current, 'right');
    await check();
    const next = await dialog.findByLabelText(labels.passwordNew);
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.type(next, 'x');
    await submit();
    await dialog.findByText(textOf(globals, '太短', 'Too short'));
    calls.onSubmit.mockResolvedValueOnce({ next: '!!' });
    await userEvent.type(next, 'yz');
    await submit();
    await dialog.findByText('!!');
    await expect(calls.onSubmit).toHaveBeenLastCalledWith({ current: 'right', next: 'xyz' });
    calls.onSubmit.mockResolvedValueOnce({ current: '??' });
    await submit();
    await dialog.findByText('??');
    await waitFor(() => expect(dialog.queryByLabelText(labels.passwordNew)).toBeNull());
  },
};

export const Deletion: Story = {
  name: 'Deletion 注销',
  render: () => <DeletionPanel deletedAt={0} coolingOffDays={14} onDelete={fn()} onCancel={calls.onCancel} />,
};

function Cancelled() {
  const [deletedAt, setDeletedAt] = useState(NOON);
  const cancel = async () => {
    await calls.onCancel();
    setDeletedAt(0);
  };
  return (
    <DeletionPanel
      {...{ deletedAt }}
      coolingOffDays={14}
      timezone={BEIJING}
      onDelete={fn()}
      onCancel={cancel}
    />
  );
}

/** The button that cancels is replaced by the other one, which gets its focus. */
export const DeletionPending: Story = {
  name: 'Deletion Pending 等待注销',
  render: () => <Cancelled />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, settingsLabels);
    calls.onCancel.mockRejectedValueOnce(new Error('refused'));
    const undo = canvas.getByRole('button', { name: labels.deleteUndo });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).toBeEnabled());
    calls.onCancel.mockResolvedValue(undefined);
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('button', { name: labels.deleteOpen })).toHaveFocus());
  },
};
