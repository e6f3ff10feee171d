import { Button } from '../../src/button/Button.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const buttonGuide: Guide = {
  lead: ['按下即执行一个操作。', 'A button that performs an action when it is pressed.'],
  anatomy: [
    [
      'icon',
      '前置图标，只作装饰；做什么由文字说',
      'A leading icon, decorative only; the text names the action',
    ],
    ['children', '动词开头的几个字', 'A short label that starts with a verb'],
    [
      'loading',
      '忙：大小和焦点不变，不再响应，aria-busy',
      'Busy: keeps its size and focus, ignores presses, sets aria-busy',
    ],
    [
      'asChild',
      '把外观交给唯一的子元素，如路由链接',
      'Applies the styles to the only child, e.g. a router’s link',
    ],
  ],
  keys: [
    ['Enter', '按下', 'Presses the button'],
    ['Space', '松开时按下', 'Presses the button when the key is released'],
  ],
  good: [
    {
      text: ['一处只有一个实心按钮', 'Only one solid button in each view'],
      show: (t) => (
        <Inline>
          <Button variant="ghost">{t('取消', 'Cancel')}</Button>
          <Button variant="solid">{t('新建相册', 'New album')}</Button>
        </Inline>
      ),
    },
    {
      text: ['说明会删除什么', 'Names what it deletes'],
      show: (t) => (
        <Button variant="solid" tone="critical">
          {t('删除 12 张照片', 'Delete 12 photos')}
        </Button>
      ),
    },
  ],
  bad: [
    {
      text: ['两个主要操作，分不清主次', 'Two primary actions: neither is the main one'],
      show: (t) => (
        <Inline>
          <Button variant="solid">{t('保存', 'Save')}</Button>
          <Button variant="solid">{t('发布', 'Publish')}</Button>
        </Inline>
      ),
    },
    {
      text: ['“确定”没有说明操作', '“OK” does not name the action'],
      show: (t) => (
        <Button variant="solid" tone="critical">
          {t('确定', 'OK')}
        </Button>
      ),
    },
  ],
};
