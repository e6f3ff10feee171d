import { CodeInput } from '../../src/code-input/CodeInput.tsx';
import type { Guide } from '../guide.ts';

export const codeInputGuide: Guide = {
  lead: [
    '几位字母或数字，每位一格：输入、粘贴，或由手机填入。',
    'Letters and digits, one box each: typed, pasted, or filled in by the phone.',
  ],
  anatomy: [
    ['input', '一个看不见的输入框，朗读和自动填充都靠它', 'One unseen text box: speech and autofill use it'],
    ['length', '格数：分享码 4，邮件码 6', 'Boxes: 4 for a share, 6 for a mailed code'],
    ['onComplete', '填满即提交', 'Sent the moment it is full'],
    ['error', '错了就清空并等待下一次', 'A wrong code is cleared and the boxes wait for the next'],
  ],
  keys: [
    ['A–Z 0–9', '填入一格，其余字符不收', 'Fills a box; anything else is refused'],
    ['Backspace', '退一格', 'Takes one back'],
    ['Ctrl+V', '粘贴整个码，空格和横线会去掉', 'Pastes the whole code; spaces and dashes are dropped'],
  ],
  good: [
    {
      text: ['说明码从哪里来', 'Says where the code comes from'],
      show: <CodeInput label="提取码" length={4} hint="分享者发给你的 4 位" />,
    },
  ],
  bad: [{ text: ['用来输入密码', 'As a field for a password'], show: <CodeInput label="密码" length={6} /> }],
};
