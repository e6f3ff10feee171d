import { AccountMenu } from '@xiangji/blocks';

interface Props {
  openAccount: () => void;
  signOut: () => void;
}

export function Account({ openAccount, signOut }: Props) {
  return (
    <AccountMenu
      name="Ada"
      email="ada@example.com"
      getTheme={() => 'auto'}
      onThemeChange={() => {}}
      language="en"
      languages={{ 'zh-CN': '简体中文', en: 'English' }}
      onLanguageChange={() => {}}
      onOpenAccount={openAccount}
      onSignOut={signOut}
    />
  );
}
