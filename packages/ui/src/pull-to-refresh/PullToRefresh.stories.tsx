import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { say } from '../test/say.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

const never = () => new Promise<void>(() => undefined);

const meta = {
  title: 'Primitives/PullToRefresh',
  component: PullToRefresh,
  args: { onRefresh: never },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <PullToRefresh {...args} data-testid="list">
      <Stack gap={2}>
        {[1, 2, 3].map((number) => (
          <Card key={number} style={{ padding: 16 }}>
            {say(globals, `相册 ${number}`, `Album ${number}`)}
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

function pull(list: Element, by: number): void {
  fireEvent.touchStart(list, { touches: [touchOf(list, 100)] });
  fireEvent.touchMove(list, { touches: [touchOf(list, 100 + by)] });
}

export const Rest: Story = {};

export const Pulled: Story = {
  play: async ({ canvas }) => {
    pull(canvas.getByTestId('list'), 40);
    await expect(canvas.getByTestId('list')).toHaveAttribute('data-state', 'pulling');
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    pull(canvas.getByTestId('list'), 90);
    await expect(canvas.getByTestId('list')).toHaveAttribute('data-state', 'ready');
  },
};

export const Refreshing: Story = {
  parameters: { visual: { skip: 'the spinner turns' } },
  play: async ({ canvas }) => {
    const list = canvas.getByTestId('list');
    pull(list, 90);
    fireEvent.touchEnd(list, { touches: [] });
    await expect(list).toHaveAttribute('data-state', 'refreshing');
  },
};
