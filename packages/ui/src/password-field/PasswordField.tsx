import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`.
 */
export const PasswordField = /* @__PURE__ */ withRef(function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { showPassword, hidePassword } = useLabels();
  const toggle = (
    <IconButton
      size="small"
      label={shown ? hidePassword : showPassword}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  );
});
