import { Kbd } from '../../src/kbd/Kbd.tsx';
import type { Guide } from '../guide.ts';

export const kbdGuide: Guide = {
  lead: ['键盘上的一个键，照它印着的写。', 'One key of the keyboard, as it is printed on it.'],
  anatomy: [['children', '键名', 'The name of the key']],
  keys: [],
  good: [
    {
      text: ['一键一个', 'One for each key'],
      show: (
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>D</Kbd>
        </span>
      ),
    },
  ],
  bad: [{ text: ['整句装进一个键', 'A sentence in a key'], show: <Kbd>按住 Ctrl 再按 D</Kbd> }],
};
