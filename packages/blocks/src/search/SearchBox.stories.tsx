import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '@xiangji/ui/theme';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { SearchBox, type SearchSuggestion, searchBoxLabels } from './index.ts';

type Globals = Record<string, unknown>;
type Play = NonNullable<Story['play']>;

const mixed = (globals: Globals): SearchSuggestion[] => [
  { id: 'a1', kind: 'album', name: textOf(globals, '西湖的春天', 'West Lake in spring'), count: 1_284 },
  { id: 's1', kind: 'albumSet', name: textOf(globals, '杭州', 'Hangzhou'), count: 12 },
  { id: 't1', kind: 'tag', name: textOf(globals, '西湖', 'West Lake'), count: 1 },
  { id: 'c1', kind: 'camera', name: 'Pixel 9', count: 20_417 },
  { id: 'l1', kind: 'lens', name: 'XF16-55mmF2.8 R LM WR', count: 312 },
  { id: 'p1', kind: 'place', name: textOf(globals, '杭州西湖区', 'Xihu, Hangzhou'), count: 308 },
  { id: 'd1', kind: 'date', name: textOf(globals, '2019年5月', 'May 2019'), count: 96 },
];

const recent = (globals: Globals): SearchSuggestion[] =>
  [textOf(globals, '去年夏天', 'last summer'), textOf(globals, '断桥残雪', 'snow on the bridge')].map(
    (name, index) => ({ id: `r${index}`, kind: 'recent' as const, name }),
  );

/** The texts of a story are in the language of the toolbar. */
const inLanguage =
  (list: (globals: Globals) => SearchSuggestion[]): NonNullable<Story['render']> =>
  (args, { globals }) => <Typed {...args} suggestions={list(globals)} />;

function Typed(props: ComponentProps<typeof SearchBox>) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchBox
      {...props}
      value={value}
      onValueChange={(text) => {
        setValue(text);
        props.onValueChange(text);
      }}
    />
  );
}

const meta = {
  id: 'blocks-searchbox',
  title: 'Blocks/SearchBox 搜索框',
  component: SearchBox,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    value: 'xihu',
    onValueChange: fn(),
    onSearch: fn(),
    onSuggestionSelect: fn(),
    onRecentClear: fn(),
    suggestions: undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = ({ canvas, globals }: Pick<Parameters<Play>[0], 'canvas' | 'globals'>) =>
  canvas.getByRole('combobox', { name: labelsOf(globals, searchBoxLabels).label });

const opens: Play = async (context) => {
  await context.userEvent.click(boxOf(context));
};

export const Rest: Story = {
  tags: ['visual'],
  name: 'Rest 静止',
  args: { value: '' },
  render: inLanguage(recent),
};

/** Keys move through the suggestions; past the last one, Enter searches the text again. */
export const Suggestions: Story = {
  name: 'Suggestions 建议',
  render: inLanguage(mixed),
  play: async (context) => {
    const { userEvent, globals, args } = context;
    const box = boxOf(context);
    await opens(context);
    const list = screen.getByRole('listbox', { name: labelsOf(globals, searchBoxLabels).suggestions });
    const options = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestionSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 's1' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
    // The keyboard of a touch screen is closed with the list.
    await opens(context);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', options.at(-1)?.id));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('xihu');
    await opens(context);
    await userEvent.click(screen.getByRole('option', { name: /Pixel 9/ }));
    await expect(args.onSuggestionSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'c1' }));
    if (!window.matchMedia(media.finger).matches) await expect(box).toHaveFocus();
    await opens(context);
  },
};

export const SuggestionsPhone: Story = {
  tags: ['visual'],
  name: 'Suggestions Phone 建议（手机）',
  globals: { viewport: { value: 'phone' } },
  render: inLanguage(mixed),
  play: opens,
};

/** Before anything is typed. */
export const Recent: Story = {
  name: 'Recent 最近',
  args: { value: '' },
  render: inLanguage(recent),
  play: async (context) => {
    const { userEvent, globals, args } = context;
    const labels = labelsOf(globals, searchBoxLabels);
    await opens(context);
    await userEvent.click(screen.getByRole('option', { name: labels.clearRecent }));
    await expect(args.onRecentClear).toHaveBeenCalledOnce();
    await opens(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await opens(context);
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  play: async (context) => {
    await opens(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      labelsOf(context.globals, searchBoxLabels).loading,
    );
  },
};

export const Nothing: Story = {
  name: 'Nothing 没有建议',
  args: { suggestions: [] },
  play: async (context) => {
    await opens(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      labelsOf(context.globals, searchBoxLabels).noSuggestions,
    );
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  args: { failed: true },
  play: async (context) => {
    await opens(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSearch).toHaveBeenCalledWith('xihu');
    await opens(context);
  },
};

/** The button empties the box and returns the focus to it. */
export const Cleared: Story = {
  name: 'Cleared 清空',
  args: { suggestions: [] },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const box = boxOf(context);
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, searchBoxLabels).clear }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

const MANY = 40;

/** A long list scrolls to the active suggestion. */
export const Many: Story = {
  name: 'Many 很多',
  args: {
    suggestions: Array.from({ length: MANY }, (_, index) => ({
      id: `c${index}`,
      kind: 'camera' as const,
      name: `Camera ${index}`,
      count: index * 1_031,
    })),
  },
  play: async (context) => {
    await opens(context);
    await context.userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { selected: true });
    await expect(last).toHaveTextContent(`Camera ${MANY - 1}`);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};
