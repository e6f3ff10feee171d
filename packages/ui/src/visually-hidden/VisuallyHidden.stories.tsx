import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../test/say.ts';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  id: 'primitives-visuallyhidden',
  title: 'Primitives/VisuallyHidden 仅供朗读',
  parameters: { guide: visuallyHiddenGuide },
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const SpokenOnly: StoryObj<typeof meta> = {
  render: (_args, { globals }) => (
    <p>
      12
      <VisuallyHidden data-testid="spoken">{say(globals, ' 张照片', ' photos')}</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('spoken').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
