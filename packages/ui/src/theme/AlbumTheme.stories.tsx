import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CoverStack } from '../cover-stack/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { ProgressBar } from '../progress/index.ts';
import { Slider } from '../slider/index.ts';
import { picture } from '../test/pictures.ts';
import { translate } from '../test/translate.ts';
import { TextField } from '../text-field/index.ts';
import { ToggleButton } from '../toggle-button/index.ts';
import { albumTheme } from './albumTheme.css.ts';
import { contrastOf } from './contrast.ts';
import { darkTheme } from './themeClass.ts';

const meta = {
  id: 'foundations-a-theme-of-your-own',
  title: 'Foundations/A theme of your own 自己的主题',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { height: 'auto' },
      lead: [
        '别的团队的主题只是一个文件：来自 @xiangji/ui/theme 的 vars 与 lightValues、不同的颜色、一个类名；缺什么，类型 ThemeValues 会说，不必复制代码。',
        'Another team’s theme is one file: vars and lightValues from @xiangji/ui/theme, the colours that differ, and a class. The type ThemeValues says what is missing; nothing is forked.',
      ],
    },
  },
} satisfies Meta;
export default meta;

function Sample({ t }: { t: (zh: string, en: string) => string }) {
  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <Button variant="solid">{t('新建相册', 'New album')}</Button>
        <Button>{t('上传照片', 'Upload photos')}</Button>
        <Button variant="soft">{t('分享', 'Share')}</Button>
        <ToggleButton defaultPressed>{t('只看收藏', 'Favourites only')}</ToggleButton>
        <Link href="#album">{t('查看相册', 'Open album')}</Link>
        <Badge>{t('京都', 'Kyoto')}</Badge>
      </Inline>
      <Banner tone="warning" title={t('空间将满，还剩 2 GB', 'Nearly full: 2 GB left')} />
      <Inline gap={5} alignItems="flex-start">
        <Card style={{ width: 220, padding: '20px 12px 12px' }}>
          <CoverStack covers={[1, 2, 3].map((seed) => ({ src: picture(seed) }))} sizes="200px" />
          <p style={{ margin: '8px 0 0' }}>{t('外婆的院子', 'Grandmother’s yard')}</p>
        </Card>
        <Stack gap={4} style={{ width: 300 }}>
          <TextField
            label={t('相册名称', 'Album name')}
            defaultValue={t('外婆的院子', 'Grandmother’s yard')}
            hint={t('最多 30 个字', 'Up to 30 characters')}
          />
          <Checkbox label={t('设为封面', 'Use as cover')} defaultChecked />
          <Slider label={t('缩放', 'Zoom')} min={1} max={10} defaultValue={4} />
          <ProgressBar label={t('上传', 'Upload')} value={0.6} />
        </Stack>
      </Inline>
    </Stack>
  );
}

/** A warm theme: the primitives unchanged, in other colours. */
export const WarmAlbum: StoryObj = {
  tags: ['visual'],
  name: 'Warm Album 暖色主题',
  render: (_args, { globals }) => (
    <div className={albumTheme} style={{ padding: 24 }}>
      <Sample t={(zh, en) => translate(globals, zh, en)} />
    </div>
  ),
};

/** A computed colour as the browser paints it, in linear sRGB. */
function drawn(colour: string) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
    byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return [red, green, blue] as const;
}

const accented = (lightness: number, hue: number) =>
  `oklch(${lightness} ${lightness < 0.6 ? 0.14 : 0.1} ${hue})`;

/** One variable, `--xj-color-accent`, on any `data-theme`: hover, active, soft, text and focus follow from it. */
export const AccentOnly: StoryObj = {
  name: 'Accent Only 只改强调色',
  render: (_args, { globals }) => (
    <>
      {[
        { start: '', lightness: 0.5 },
        { start: darkTheme, lightness: 0.76 },
      ].map(({ start, lightness }) => (
        <div
          key={lightness}
          data-theme="plum"
          data-lightness={lightness}
          className={start}
          style={
            {
              padding: 24,
              background: 'var(--xj-color-surface)',
              '--xj-color-accent': accented(lightness, 330),
            } as CSSProperties
          }
        >
          <Sample t={(zh, en) => translate(globals, zh, en)} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pairs = [
      ...['accent', 'accent-hover', 'accent-active'].map((ground) => ['text-on-accent', ground] as const),
      ...['surface', 'surface-hover', 'accent-soft'].map((ground) => ['accent-text', ground] as const),
      ['accent-on-inverse', 'surface-inverse'] as const,
    ];
    const themes = canvasElement.querySelectorAll<HTMLElement>('[data-theme="plum"]');
    await expect(themes).toHaveLength(2);
    for (const theme of themes) {
      const lightness = Number(theme.dataset.lightness);
      const probe = theme.appendChild(document.createElement('span'));
      const colour = (name: string) => {
        probe.style.color = `var(--xj-color-${name})`;
        return drawn(getComputedStyle(probe).color);
      };
      for (const hue of [0, 60, 120, 180, 240, 300]) {
        theme.style.setProperty('--xj-color-accent', accented(lightness, hue));
        for (const [ink, ground] of pairs)
          await expect(
            contrastOf(colour(ink), colour(ground)),
            `${ink} on ${ground}, ${lightness} ${hue}`,
          ).toBeGreaterThan(4.5);
      }
      theme.style.setProperty('--xj-color-accent', accented(lightness, 330));
      probe.remove();
    }
  },
};
