import { PasswordField } from '../../src/password-field/PasswordField.tsx';
import type { Guide } from '../guide.ts';

export const passwordFieldGuide: Guide = {
  lead: ['可以显示内容的密码框。', 'A password field with a button that shows the password.'],
  anatomy: [
    ['input', '原生密码框', 'The native password input'],
    ['button', '显示或隐藏；名字随之改变', 'Shows or hides the password; its accessible name changes too'],
    ['autoComplete', 'current-password 或 new-password', 'current-password or new-password'],
  ],
  keys: [
    ['Tab', '到输入框，再到显示按钮', 'Moves to the input, then to the show button'],
    ['Enter Space', '在显示按钮上：显示或隐藏', 'On the show button: shows or hides the password'],
  ],
  good: [
    {
      text: ['先说要求，再让人填', 'The hint states the rule before the user types'],
      show: (t) => (
        <PasswordField
          label={t('新密码', 'New password')}
          hint={t('6 到 32 位', '6 to 32 characters')}
          autoComplete="new-password"
        />
      ),
    },
  ],
  bad: [
    {
      text: ['要求再输一遍；能显示密码就不必', 'A second field to repeat the password: showing it is enough'],
      show: (t) => (
        <div style={{ display: 'grid', gap: 12 }}>
          <PasswordField label={t('密码', 'Password')} />
          <PasswordField label={t('再输一遍', 'Repeat password')} />
        </div>
      ),
    },
  ],
};
