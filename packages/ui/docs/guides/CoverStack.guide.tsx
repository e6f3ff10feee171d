import { CoverStack } from '../../src/cover-stack/CoverStack.tsx';
import { picture } from '../../src/test/pictures.ts';
import type { Guide } from '../guide.ts';

/** The covers behind overlap the first one at its top. */
const pile = { width: 140, paddingTop: 18 };

export const coverStackGuide: Guide = {
  lead: ['相册的封面叠在一起，最多三张。', 'The covers of an album in a stack, three at most.'],
  anatomy: [
    ['covers', '第一张在最上；null 是没有照片的相册', 'The first is on top; null is an album without photos'],
    ['sizes', '一张封面的布局宽度', 'The layout width of one cover'],
  ],
  keys: [],
  good: [
    {
      text: ['名字写在下面，封面只是装饰', 'The name is below; the covers are decorative'],
      show: (t) => (
        <div style={pile}>
          <CoverStack covers={[1, 2, 3].map((seed) => ({ src: picture(seed) }))} sizes="140px" />
          <p style={{ margin: '8px 0 0' }}>{t('外婆的院子', 'Grandmother’s yard')}</p>
        </div>
      ),
    },
  ],
  bad: [
    {
      text: ['没有名字的封面', 'Covers without a name'],
      show: () => (
        <div style={pile}>
          <CoverStack covers={[{ src: picture(4) }]} sizes="140px" />
        </div>
      ),
    },
  ],
};
