import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@xiangji/locale';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parseDay, parseDayRange } from '../../src/date-field/index.ts';
import { stubBrowser } from '../../src/test/browserStubs.ts';
import { ExampleForm } from './ExampleForm.tsx';
import type { ExampleErrors, ExampleValues } from './exampleValues.ts';

beforeAll(() => {
  stubBrowser();
});

const patience = { timeout: 30_000 };
const filled: ExampleValues = {
  title: '京都的雨',
  password: 'xiangji',
  about: '雨后',
  days: '7',
  album: 'kyoto',
  audience: 'link',
  start: parseDay('2026.11.21') ?? 0,
  span: parseDayRange('2026.5.1~2026.5.7') ?? { start: 0, end: 0 },
  zoom: 4,
  notify: false,
  agreed: true,
  code: '7KMP',
};

/** The role and name of the element that must be focused for each field, in the order of the form. */
const fields = [
  ['title', 'textbox', '分享名称'],
  ['about', 'textbox', '留言'],
  ['days', 'combobox', '有效期'],
  ['album', 'combobox', '相册'],
  ['start', 'textbox', '开始'],
  ['span', 'textbox', '拍摄日期'],
  ['agreed', 'checkbox', '我同意分享规则'],
  ['code', 'textbox', '邮件验证码'],
] as const;

const named = (name: string) => new RegExp(`^${name}`);
const submit = () => userEvent.click(screen.getByRole('button', { name: '建立分享' }));

function show(values: Partial<ExampleValues>, serverErrors: ExampleErrors = {}) {
  const send = vi.fn(async (_values: ExampleValues) => serverErrors);
  render(
    <LocaleProvider locale="zh-CN">
      <ExampleForm send={send} defaultValues={values} />
    </LocaleProvider>,
  );
  return send;
}

describe('in a form of react-hook-form', () => {
  it('sends every value unchanged', async () => {
    const send = show(filled);
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(filled), patience);
    expect(await screen.findByText('分享已建立', {}, patience)).toBeVisible();
  }, 60_000);

  it.each(fields)(
    'focuses %s and sends nothing when only this field is empty',
    async (name, role, label) => {
      const missing = name === 'agreed' ? false : name === 'start' || name === 'span' ? undefined : '';
      const send = show({ ...filled, [name]: missing });
      await submit();
      const control = screen.getByRole(role, { name: named(label) });
      await waitFor(() => expect(control).toHaveFocus(), patience);
      expect(control).toBeInvalid();
      expect(send).not.toHaveBeenCalled();
    },
    60_000,
  );

  it('focuses the first radio of a group without a selection', async () => {
    show({ ...filled, audience: '' });
    await submit();
    const group = screen.getByRole('radiogroup', { name: named('谁能看') });
    await waitFor(() => expect(within(group).getByRole('radio', { name: '仅自己' })).toHaveFocus(), patience);
    expect(group).toHaveAccessibleDescription('请填写这一项');
  }, 60_000);

  it('focuses the empty password', async () => {
    show({ ...filled, password: '' });
    await submit();
    await waitFor(() => expect(screen.getByLabelText(named('账号密码'))).toHaveFocus(), patience);
  }, 60_000);

  it.each(fields)(
    "shows the server's error for %s under it and focuses it",
    async (name, role, label) => {
      show(filled, { [name]: '服务器不接受' });
      await submit();
      const control = screen.getByRole(role, { name: named(label) });
      await waitFor(() => expect(control).toBeInvalid(), patience);
      await waitFor(() => expect(control).toHaveFocus(), patience);
      if (name !== 'agreed') {
        expect(control).toHaveAccessibleDescription(expect.stringContaining('服务器不接受'));
      }
    },
    60_000,
  );

  it('focuses the first of several fields that the server rejects', async () => {
    show(filled, { about: '太短', code: '不对' });
    await submit();
    await waitFor(() => expect(screen.getByRole('textbox', { name: named('留言') })).toHaveFocus(), patience);
  }, 60_000);

  it('sends the values that the user selects', async () => {
    const send = show({ ...filled, audience: 'me' });
    await userEvent.click(screen.getByRole('radio', { name: '有链接的人' }));
    await userEvent.click(screen.getByRole('switch', { name: '有人查看时告诉我' }));
    // jsdom does not move a range input by keys.
    fireEvent.change(screen.getByRole('slider', { name: '缩略图大小' }), { target: { value: '10' } });
    await submit();
    const wanted = expect.objectContaining({ audience: 'link', notify: true, zoom: 10 });
    await waitFor(() => expect(send).toHaveBeenCalledWith(wanted), patience);
  }, 60_000);
});
