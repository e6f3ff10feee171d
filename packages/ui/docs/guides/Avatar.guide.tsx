import { Avatar } from '../../src/avatar/Avatar.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const avatarGuide: Guide = {
  lead: [
    '一个人：有头像用头像，没有就用名字的第一个字。',
    'A person, by picture, or by the first letter of the name.',
  ],
  anatomy: [
    ['src', '头像图片；加载失败时退回首字', 'The picture; falls back to the letter when it fails'],
    ['name', '朗读的名字，也是首字的来源', 'The spoken name, and where the letter comes from'],
  ],
  keys: [],
  good: [
    {
      text: ['名字写在旁边', 'The name stands beside it'],
      show: (
        <Inline>
          <Avatar name="林小满" />
          <span>林小满</span>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['号码当名字：首字谁也认不出', 'A number as a name: its first character identifies no one'],
      show: (
        <Inline>
          <Avatar name="13800138000" />
          <span>13800138000</span>
        </Inline>
      ),
    },
  ],
};
