import { Button } from '../../src/button/index.ts';
import { Link } from '../../src/link/Link.tsx';
import type { Guide } from '../guide.ts';

export const linkGuide: Guide = {
  lead: ['跳转到另一个页面。', 'A link to another page.'],
  anatomy: [
    [
      'href',
      '目标地址；没有它就不是链接，要用按钮',
      'The address; without it the element is not a link: use a Button',
    ],
    ['underline', '一直画线，或悬停时才画', 'Always underlined, or only on hover'],
    ['tone', '颜色：强调或次要', 'The colour: accent or muted'],
    ['asChild', '把外观交给路由链接', 'Applies the styles to its child, such as a router’s link'],
  ],
  keys: [['Enter', '打开', 'Opens the link']],
  good: [
    {
      text: ['文字说出去处', 'The text names the destination'],
      show: (t) => (
        <span>
          {t('容量不够时可以', 'For more storage, ')}
          <Link href="#vip">{t('升级会员', 'upgrade your membership')}</Link>
          {t('。', '.')}
        </span>
      ),
    },
  ],
  bad: [
    {
      text: ['“点击这里”没有说出去处', '“Click here” does not name the destination'],
      show: (t) => (
        <span>
          {t('升级会员请', 'To upgrade your membership, ')}
          <Link href="#here">{t('点击这里', 'click here')}</Link>
          {t('。', '.')}
        </span>
      ),
    },
    {
      text: ['删除不是去处，用按钮', 'Deleting is an action, not a destination: use a Button'],
      show: (t) => (
        <Button tone="critical" variant="ghost">
          {t('删除', 'Delete')}
        </Button>
      ),
    },
  ],
};
