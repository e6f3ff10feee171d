import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpokenAs } from '../../docs/drawn.tsx';
import { visuallyHiddenGuide } from '../../docs/guides/VisuallyHidden.guide.tsx';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  id: 'primitives-visuallyhidden',
  title: 'Primitives/VisuallyHidden 仅供朗读',
  parameters: { guide: visuallyHiddenGuide },
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const SpokenOnly: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'Spoken Only 仅供朗读',
  render: (_args, { globals }) => (
    <Stack gap={1}>
      <p>
        12
        <VisuallyHidden data-testid="spoken">{translate(globals, ' 张照片', ' photos')}</VisuallyHidden>
      </p>
      <SpokenAs>{translate(globals, '12 张照片', '12 photos')}</SpokenAs>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('spoken').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
