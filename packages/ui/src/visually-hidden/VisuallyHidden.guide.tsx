import { Button } from '../button/index.ts';
import { SpokenAs } from '../docs/drawn.tsx';
import type { Guide } from '../docs/guide.ts';
import { Stack } from '../layout/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What the page of this primitive says beside its stories and props. */
export const visuallyHiddenGuide: Guide = {
  lead: ['只读出、不显示的话。', 'Words that are spoken and not shown.'],
  anatomy: [['children', '要读的话', 'What is spoken']],
  keys: [],
  good: [
    {
      say: [
        '补全上下文：“删除”之后读“外婆的院子”',
        'Completes the context: “Delete”, then the name of the album',
      ],
      show: (
        <Stack gap={2} alignItems="center">
          <Button>
            删除<VisuallyHidden>“外婆的院子”</VisuallyHidden>
          </Button>
          <SpokenAs>删除“外婆的院子”</SpokenAs>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      say: ['藏起人人需要的话', 'Hides what everyone needs'],
      show: (
        <Stack gap={2} alignItems="center">
          <Button variant="solid">
            8 元开通<VisuallyHidden>，每月自动续费</VisuallyHidden>
          </Button>
          <SpokenAs>8 元开通，每月自动续费</SpokenAs>
        </Stack>
      ),
    },
  ],
};
