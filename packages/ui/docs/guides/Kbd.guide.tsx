import { Kbd } from '../../src/kbd/Kbd.tsx';
import type { Guide } from '../guide.ts';

export const kbdGuide: Guide = {
  lead: ['键盘上的一个键，写法与键帽一致。', 'One key of the keyboard, written as it is printed on the key.'],
  anatomy: [['children', '键名', 'The name of the key']],
  keys: [],
  good: [
    {
      text: ['每个键一个 Kbd', 'One Kbd for each key'],
      show: () => (
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>D</Kbd>
        </span>
      ),
    },
  ],
  bad: [
    {
      text: ['整句装进一个键', 'A whole sentence in one Kbd'],
      show: (t) => <Kbd>{t('按住 Ctrl 再按 D', 'Hold Ctrl and press D')}</Kbd>,
    },
  ],
};
