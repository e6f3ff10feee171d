import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Returning, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { RedirectPage } from './RedirectPage.tsx';

const meta = {
  id: 'web-redirectpage',
  title: 'Web/RedirectPage 跳转',
  component: RedirectPage,
  decorators: [withWorld],
  parameters: {
    docs: {
      story: { height: '320px' },
      lead: ['旧链接会先说要去哪里，再带过去。', 'An old link says where it leads, then goes there.'],
    },
    layout: 'fullscreen',
  },
  render: () => (
    <Returning path="/redirect?type=album&id=album-1">
      <RedirectPage />
    </Returning>
  ),
} satisfies Meta<typeof RedirectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  tags: ['visual'],
  name: 'Counting 计数',
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole('link', { name: storyTexts(globals).shell.redirectLink });
    await expect(link).toHaveAttribute('href', '/albums/album-1/photos');
  },
};
