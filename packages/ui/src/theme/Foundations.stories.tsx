import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Grid, Inline, Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { vars } from './contract.css.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { darkValues } from './dark.css.ts';
import { lightValues } from './light.css.ts';

const meta = {
  id: 'foundations-theme',
  title: 'Foundations/Theme 主题',
  parameters: {
    docs: {
      lead: [
        '主题给每个角色一个值：颜色、对比度、字号、间距与圆角。组件只认角色，换工具栏里的主题，这一页就换。',
        'A theme gives each role its value: colour, contrast, type, space and radius. Components know roles alone; the theme of the toolbar fills this page.',
      ],
    },
  },
} satisfies Meta;
export default meta;

const caption = { fontSize: vars.fontSize.caption, fontVariantNumeric: 'tabular-nums' } as const;

/** Every role, in the current theme of the toolbar. */
export const Colours: StoryObj = {
  tags: ['visual'],
  name: 'Colours 颜色',
  render: () => (
    <Grid columns="repeat(auto-fill, minmax(150px, 1fr))" gap={3}>
      {Object.entries(vars.color).map(([role, value]) => (
        <Stack gap={1} key={role}>
          <div
            style={{
              height: 48,
              background: value,
              borderRadius: vars.radius.control,
              border: `1px solid ${vars.color.border}`,
            }}
          />
          <span style={caption}>{role}</span>
        </Stack>
      ))}
    </Grid>
  ),
};

/** The contrast of the theme, computed. The same list is a test. */
export const Contrast: StoryObj = {
  name: 'Contrast 对比度',
  render: (_args, { globals }) => {
    const { color } = globals.theme === 'dark' ? darkValues : lightValues;
    return (
      <Grid columns="repeat(auto-fill, minmax(200px, 1fr))" gap={2}>
        {contrastPairs
          .filter(({ least }) => least >= 4.5)
          .flatMap(({ ink, grounds }) => grounds.map((ground) => ({ ink, ground })))
          .map(({ ink, ground }) => (
            <div
              key={`${ink} ${ground}`}
              style={{
                ...caption,
                padding: vars.space[2],
                color: color[ink],
                background: color[ground],
                borderRadius: vars.radius.control,
              }}
            >
              {ink} / {ground} · {contrastRatio(color[ink], color[ground]).toFixed(1)}
            </div>
          ))}
      </Grid>
    );
  },
};

export const Type: StoryObj = {
  name: 'Type 文字',
  render: (_args, { globals }) => (
    <Stack gap={4}>
      {(['display', 'title', 'lead', 'body', 'small', 'caption'] as const).map((step) => (
        <div key={step} style={{ fontSize: vars.fontSize[step], lineHeight: vars.lineHeight[step] }}>
          {translate(
            globals,
            '相集收藏了2026年在京都拍的128张照片',
            'Xiangji keeps 128 photographs taken in Kyoto in 2026',
          )}
          <Box color="textMuted" style={caption}>
            {step}
          </Box>
        </div>
      ))}
    </Stack>
  ),
};

export const SpaceAndRadius: StoryObj = {
  name: 'Space And Radius 间距与圆角',
  render: () => (
    <Stack gap={5}>
      <Inline gap={4} alignItems="flex-end">
        {Object.entries(vars.space).map(([step, size]) => (
          <Stack gap={1} key={step} alignItems="center">
            <div style={{ width: size, height: size, background: vars.color.accent }} />
            <span style={caption}>{step}</span>
          </Stack>
        ))}
      </Inline>
      <Inline gap={4}>
        {Object.entries(vars.radius).map(([name, radius]) => (
          <Stack gap={1} key={name} alignItems="center">
            <div
              style={{
                width: 72,
                height: 72,
                borderRadius: radius,
                border: `1px solid ${vars.color.borderStrong}`,
              }}
            />
            <span style={caption}>{name}</span>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};
