import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of an invitation and of the people who signed up with it. */
export interface InvitationLabels {
  title: string;
  text: string;
  code: string;
  link: string;
  qr: string;
  joined: string;
  /** The number of people, below the title of the list. */
  joinedCount: (count: number) => string;
}

const { number } = formattersOf('zh-CN');
const { plural } = formattersOf('en');

export const invitationLabels: BlockCatalogue<InvitationLabels> = {
  'zh-CN': {
    title: '邀请好友',
    text: '好友打开链接注册，或在注册时填写邀请码。',
    code: '邀请码',
    link: '邀请链接',
    qr: '邀请链接的二维码',
    joined: '邀请记录',
    joinedCount: (count) => (count === 0 ? '还没有好友加入' : `已邀请 ${number(count)} 位好友`),
  },
  en: {
    title: 'Invite friends',
    text: 'Friends open the link to sign up, or enter the code when they do.',
    code: 'Invitation code',
    link: 'Invitation link',
    qr: 'QR code of the invitation link',
    joined: 'Who joined',
    joinedCount: (count) =>
      count === 0
        ? 'No friends have joined yet'
        : plural(count, { one: '# friend has joined', other: '# friends have joined' }),
  },
};
