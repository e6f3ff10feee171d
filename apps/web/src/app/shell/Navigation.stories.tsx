import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell, appShellLabels } from '@xiangji/blocks';
import { expect } from 'storybook/test';
import { quietNetwork } from '../../test/network.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';
import { useFrame } from './useFrame.tsx';

const Navigation = () => <AppShell {...useFrame()}>{null}</AppShell>;

const meta = {
  id: 'web-navigation',
  title: 'Web/Navigation 导航',
  component: Navigation,
  decorators: [withWorld],
  parameters: {
    layout: 'fullscreen',
    msw: [...quietNetwork],
    docs: {
      lead: [
        '同样的五个去处：大屏在侧栏，平板成窄条，手机在底栏。',
        'The same five places: a side menu on a PC, a rail on a tablet, a bar at the foot of a phone.',
      ],
      story: { inline: false, height: '480px' },
    },
  },
  render: () => (
    <InRouter path="/photos">
      <Navigation />
    </InRouter>
  ),
  play: async ({ canvas, globals }) => {
    const { nav } = storyTexts(globals);
    const here = await canvas.findByRole('link', { name: nav.photos });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getAllByRole('navigation', { name: blockTexts(globals, appShellLabels).navigation }),
    ).toHaveLength(1);
  },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideMenu: Story = {
  tags: ['visual'],
  name: 'Side Menu 侧栏',
  globals: { viewport: { value: 'pc' } },
};
export const Rail: Story = { name: 'Rail 导航条', globals: { viewport: { value: 'pad' } } };
export const BottomBar: Story = { name: 'Bottom Bar 底栏', globals: { viewport: { value: 'phone' } } };
