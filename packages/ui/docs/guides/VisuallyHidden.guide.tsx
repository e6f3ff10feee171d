import { Button } from '../../src/button/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/VisuallyHidden.tsx';
import { SpokenAs } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const visuallyHiddenGuide: Guide = {
  lead: ['只朗读、不显示的文字。', 'Text for screen readers only; it is not visible.'],
  anatomy: [['children', '要朗读的文字', 'The text that screen readers announce']],
  keys: [],
  good: [
    {
      text: [
        '补全上下文：“删除”之后读“外婆的院子”',
        'Completes the context: “Delete”, then the name of the album',
      ],
      show: (t) => (
        <Stack gap={2} alignItems="center">
          <Button>
            {t('删除', 'Delete')}
            <VisuallyHidden>{t('“外婆的院子”', ' “Grandmother’s yard”')}</VisuallyHidden>
          </Button>
          <SpokenAs>{t('删除“外婆的院子”', 'Delete “Grandmother’s yard”')}</SpokenAs>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['隐藏所有人都需要的信息', 'Hides information that everyone needs'],
      show: (t) => (
        <Stack gap={2} alignItems="center">
          <Button variant="solid">
            {t('8 元开通', 'Start for ¥8')}
            <VisuallyHidden>{t('，每月自动续费', ', renews every month')}</VisuallyHidden>
          </Button>
          <SpokenAs>{t('8 元开通，每月自动续费', 'Start for ¥8, renews every month')}</SpokenAs>
        </Stack>
      ),
    },
  ],
};
