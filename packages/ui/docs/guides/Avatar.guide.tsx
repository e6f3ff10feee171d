import { Avatar } from '../../src/avatar/Avatar.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const avatarGuide: Guide = {
  lead: [
    '一个人：有头像用头像，没有就用名字的第一个字。',
    'A person: shows the picture or, without one, the first letter of the name.',
  ],
  anatomy: [
    ['src', '头像图片；加载失败时退回首字', 'The picture; if it fails to load, the first letter is shown'],
    ['name', '朗读的名字，也是首字的来源', 'The accessible name; its first letter is the fallback'],
  ],
  keys: [],
  good: [
    {
      text: ['名字写在旁边', 'The name is written next to it'],
      show: (t) => (
        <Inline>
          <Avatar name={t('林小满', 'Ada Lin')} />
          <span>{t('林小满', 'Ada Lin')}</span>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: [
        '号码当名字：首字认不出是谁',
        'A phone number as the name: its first digit does not identify the person',
      ],
      show: () => (
        <Inline>
          <Avatar name="13800138000" />
          <span>13800138000</span>
        </Inline>
      ),
    },
  ],
};
