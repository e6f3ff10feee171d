import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the profile of an account. */
export interface ProfileLabels {
  title: string;
  editHint: string;
  /** Added to the hint on devices with a keyboard. */
  editKeys: string;
  name: string;
  intro: string;
  introPlaceholder: string;
  email: string;
  since: string;
}

export const profileLabels: BlockCatalogue<ProfileLabels> = {
  'zh-CN': {
    title: '基本资料',
    editHint: '点击文字即可修改',
    editKeys: '，按 Enter 保存，按 Esc 取消',
    name: '昵称',
    intro: '简介',
    introPlaceholder: '介绍一下自己',
    email: '注册邮箱',
    since: '注册时间',
  },
  en: {
    title: 'Profile',
    editHint: 'Click a text to edit it',
    editKeys: '; Enter saves, Esc cancels',
    name: 'Nickname',
    intro: 'Intro',
    introPlaceholder: 'A few words about yourself',
    email: 'Registered email',
    since: 'Member since',
  },
};
