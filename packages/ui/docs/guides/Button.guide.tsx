import { Button } from '../../src/button/Button.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const buttonGuide: Guide = {
  lead: ['按下就发生一件事。', 'A press that does something.'],
  anatomy: [
    [
      'icon',
      '前置图标，只作装饰；做什么由文字说',
      'A leading icon, decoration only; the words name the action',
    ],
    ['children', '动词开头的几个字', 'A few words that begin with a verb'],
    [
      'loading',
      '忙：大小和焦点不变，不再响应，aria-busy',
      'Busy: keeps its size and focus, ignores presses, says aria-busy',
    ],
    [
      'asChild',
      '把外观交给唯一的子元素，如路由链接',
      'Puts the looks on the only child, e.g. a router’s link',
    ],
  ],
  keys: [
    ['Enter', '按下', 'Presses it'],
    ['Space', '松开时按下', 'Presses it on release'],
  ],
  good: [
    {
      text: ['一处只有一个实心按钮', 'One solid button in a place'],
      show: (
        <Inline>
          <Button variant="ghost">取消</Button>
          <Button variant="solid">新建相册</Button>
        </Inline>
      ),
    },
    {
      text: ['说出会毁掉什么', 'Names what it destroys'],
      show: (
        <Button variant="solid" tone="critical">
          删除 12 张照片
        </Button>
      ),
    },
  ],
  bad: [
    {
      text: ['两个主要操作，等于没有', 'Two primary actions are none'],
      show: (
        <Inline>
          <Button variant="solid">保存</Button>
          <Button variant="solid">发布</Button>
        </Inline>
      ),
    },
    {
      text: ['“确定”什么', 'OK to what?'],
      show: (
        <Button variant="solid" tone="critical">
          确定
        </Button>
      ),
    },
  ],
};
