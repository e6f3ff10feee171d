import type { Guide } from '../docs/guide.ts';
import { Kbd } from './Kbd.tsx';

/** What the page of this primitive says beside its stories and props. */
export const kbdGuide: Guide = {
  lead: ['键盘上的一个键，照它印着的写。', 'One key of the keyboard, as it is printed on it.'],
  anatomy: [['children', '键名', 'The name of the key']],
  keys: [],
  good: [
    {
      say: ['一键一个', 'One for each key'],
      show: (
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>D</Kbd>
        </span>
      ),
    },
  ],
  bad: [{ say: ['整句装进一个键', 'A sentence in a key'], show: <Kbd>按住 Ctrl 再按 D</Kbd> }],
};
