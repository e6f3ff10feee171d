import type { Meta, StoryObj } from '@storybook/react-vite';
import { coverStackGuide } from '../../docs/guides/CoverStack.guide.tsx';
import { Box, Grid, Stack } from '../layout/index.ts';
import { picture } from '../test/pictures.ts';
import { translate } from '../test/translate.ts';
import { CoverStack } from './CoverStack.tsx';

const meta = {
  id: 'primitives-coverstack',
  title: 'Primitives/CoverStack 叠放封面',
  parameters: { guide: coverStackGuide },
  component: CoverStack,
  args: { covers: [] },
} satisfies Meta<typeof CoverStack>;
export default meta;

export const AlbumCards: StoryObj<typeof meta> = {
  tags: ['visual'],
  name: 'Album Cards 相册卡片',
  render: (_args, { globals }) => {
    const albums = [
      {
        name: translate(globals, '京都 2026', 'Kyoto 2026'),
        date: '2026.3.28 ~ 2026.4.6',
        covers: [1, 2, 3],
      },
      { name: translate(globals, '外婆家', 'At grandmother’s'), date: '1998 ~ 2025', covers: [4, 5] },
      {
        name: translate(
          globals,
          '西湖的四个季节和一个很长很长的相册名字一共三十个字吧',
          'West Lake through four seasons and then some',
        ),
        date: '2024.1.1',
        covers: [6],
      },
      { name: translate(globals, '新相册 - 2026.11.21', 'New album - 2026.11.21'), date: '', covers: [] },
    ];
    return (
      <Box paddingTop={5}>
        <Grid columns="repeat(auto-fill, minmax(120px, 1fr))" gap={6}>
          {albums.map(({ name, date, covers }) => (
            <Stack gap={2} key={name}>
              <CoverStack covers={covers.map((seed) => ({ src: picture(seed) }))} />
              <div>
                <div style={{ fontWeight: 500 }}>{name}</div>
                <Box color="textMuted" style={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
                  {date}
                </Box>
              </div>
            </Stack>
          ))}
        </Grid>
      </Box>
    );
  },
};
export const Phone: StoryObj<typeof meta> = {
  ...AlbumCards,
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};
