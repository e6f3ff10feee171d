import { Stack } from '../../src/layout/index.ts';
import { Text } from '../../src/text/Text.tsx';
import type { Guide } from '../guide.ts';

export const textGuide: Guide = {
  lead: ['主题字号、粗细与语气的文字。', 'Text in a size, weight and tone of the theme.'],
  anatomy: [
    ['as', '元素：span、p、strong…', 'The element: span, p, strong …'],
    ['size', '字号，连同行高', 'The font size with its line height'],
    ['tone', 'muted 次要，critical 危险', 'muted for secondary text, critical for danger'],
    ['truncate', '一行放不下时以省略号结尾', 'Ends with an ellipsis if it does not fit on one line'],
  ],
  keys: [],
  good: [
    {
      text: ['次要的信息用 muted', 'Secondary information is muted'],
      show: (t) => (
        <Stack gap={1}>
          <Text weight="strong">{t('京都', 'Kyoto')}</Text>
          <Text size="caption" tone="muted">
            {t('248 张照片', '248 photos')}
          </Text>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['拿大字当标题：用 Heading', 'Large text instead of a heading: use Heading'],
      show: (t) => (
        <Text size="title" weight="strong">
          {t('相册', 'Albums')}
        </Text>
      ),
    },
  ],
};
