import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardGuide } from '../../docs/guides/Card.guide.tsx';
import { Box, Grid } from '../layout/index.ts';
import { looksOfLink } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Card } from './Card.tsx';

const meta = {
  id: 'primitives-card',
  title: 'Primitives/Card 卡片',
  parameters: { guide: cardGuide },
  component: Card,
} satisfies Meta<typeof Card>;
export default meta;

export const States: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'States 状态',
  render: (_args, { globals }) => (
    <Grid columns="repeat(auto-fill, minmax(200px, 1fr))" gap={4}>
      <Card>
        <Box padding={4}>{translate(globals, '静止', 'Rest')}</Box>
      </Card>
      <Card asChild>
        <a href="#album">
          <Box padding={4}>{translate(globals, '链接', 'A link')}</Box>
        </a>
      </Card>
      <Card selected>
        <Box padding={4}>{translate(globals, '已选', 'Selected')}</Box>
      </Card>
    </Grid>
  ),
};

/** Every state in one story. */
export const Looks: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfLink((t) => (
    <Card asChild style={{ display: 'block', width: 220, padding: 16 }}>
      <a href="#album">{t('外婆的院子', 'Grandmother’s yard')}</a>
    </Card>
  )),
};
