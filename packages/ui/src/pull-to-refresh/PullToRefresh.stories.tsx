import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { pullToRefreshGuide } from '../../docs/guides/PullToRefresh.guide.tsx';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

const never = () => new Promise<void>(() => undefined);

const meta = {
  id: 'primitives-pulltorefresh',
  title: 'Primitives/PullToRefresh 下拉刷新',
  // In an iframe a story plays, so that the list is shown pulled.
  parameters: { guide: pullToRefreshGuide, docs: { story: { inline: false, height: '280px' } } },
  component: PullToRefresh,
  args: { onRefresh: never },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <PullToRefresh {...args} data-testid="list">
      <Stack gap={2}>
        {[1, 2, 3].map((number) => (
          <Card key={number} style={{ padding: 16 }}>
            {translate(globals, `相册 ${number}`, `Album ${number}`)}
          </Card>
        ))}
      </Stack>
    </PullToRefresh>
  ),
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

function touchOf(target: Element, clientY: number) {
  return new Touch({ identifier: 1, target, clientX: 40, clientY });
}

/** Pulls again until the list reacts: its effects may run after the story's play function begins. */
async function pullUntil(list: Element, { by, state }: { by: number; state: string }): Promise<void> {
  await waitFor(() => {
    fireEvent.touchStart(list, { touches: [touchOf(list, 100)] });
    fireEvent.touchMove(list, { touches: [touchOf(list, 100 + by)] });
    expect(list).toHaveAttribute('data-state', state);
  });
}

export const Rest: Story = { tags: ['visual'], name: 'Rest 静止' };

export const Pulled: Story = {
  name: 'Pulled 下拉',
  play: async ({ canvas }) => {
    await pullUntil(canvas.getByTestId('list'), { by: 40, state: 'pulling' });
  },
};

export const Ready: Story = {
  name: 'Ready 就绪',
  play: async ({ canvas }) => {
    await pullUntil(canvas.getByTestId('list'), { by: 90, state: 'ready' });
  },
};

export const Refreshing: Story = {
  name: 'Refreshing 正在刷新',
  play: async ({ canvas }) => {
    const list = canvas.getByTestId('list');
    await pullUntil(list, { by: 90, state: 'ready' });
    fireEvent.touchEnd(list, { touches: [] });
    await waitFor(() => expect(list).toHaveAttribute('data-state', 'refreshing'));
  },
};
