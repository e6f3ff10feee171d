import { CodeInput } from '../../src/code-input/CodeInput.tsx';
import type { Guide } from '../guide.ts';

export const codeInputGuide: Guide = {
  lead: [
    '几位字母或数字，每位一格：输入、粘贴，或由手机填入。',
    'Letters or digits, one box each: typed, pasted, or autofilled by the phone.',
  ],
  anatomy: [
    [
      'input',
      '一个看不见的输入框，朗读和自动填充都靠它',
      'One invisible text input, for screen readers and autofill',
    ],
    [
      'length',
      '格数：提取码 4，邮件验证码 6',
      'The number of boxes: 4 for an access code, 6 for an emailed code',
    ],
    ['onComplete', '填满时调用', 'Called when all boxes are filled'],
    ['error', '错了就清空并等待下一次', 'The wrong code is cleared, so that the user can enter another'],
  ],
  keys: [
    ['A–Z 0–9', '填入一格，其余字符不收', 'Fills one box; other characters are rejected'],
    ['Backspace', '退一格', 'Deletes one character'],
    ['Ctrl+V', '粘贴整个码，空格和横线会去掉', 'Pastes the whole code; spaces and hyphens are removed'],
  ],
  good: [
    {
      text: ['说明码从哪里来', 'Explains where the code comes from'],
      show: (t) => (
        <CodeInput
          label={t('提取码', 'Access code')}
          length={4}
          hint={t('分享者发给你的 4 位', '4 characters, from the person who shared it')}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['用来输入密码', 'Used to enter a password'],
      show: (t) => <CodeInput label={t('密码', 'Password')} length={6} />,
    },
  ],
};
