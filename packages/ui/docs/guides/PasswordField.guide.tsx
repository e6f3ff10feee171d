import { PasswordField } from '../../src/password-field/PasswordField.tsx';
import type { Guide } from '../guide.ts';

export const passwordFieldGuide: Guide = {
  lead: ['主人可以看一眼的密码。', 'A password that its owner may look at.'],
  anatomy: [
    ['input', '原生密码框', 'The native password input'],
    ['button', '显示或隐藏；名字随之改变', 'Shows or hides; its name changes with it'],
    ['autoComplete', 'current-password 或 new-password', 'current-password or new-password'],
  ],
  keys: [
    ['Tab', '到框，再到眼睛', 'To the text, then to the eye'],
    ['Enter Space', '在眼睛上：显示或隐藏', 'On the eye: shows or hides'],
  ],
  good: [
    {
      text: ['先说要求，再让人填', 'The rule before the field is filled'],
      show: <PasswordField label="新密码" hint="6 到 32 位" autoComplete="new-password" />,
    },
  ],
  bad: [
    {
      text: ['再输一遍；能看见就不必', 'Twice; who can look need not repeat'],
      show: (
        <div style={{ display: 'grid', gap: 12 }}>
          <PasswordField label="密码" />
          <PasswordField label="再输一遍" />
        </div>
      ),
    },
  ],
};
