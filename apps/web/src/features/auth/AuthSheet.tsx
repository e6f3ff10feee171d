import { type AuthSheetProps, AuthSheet as Sheet } from '@xiangji/blocks';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { Logo } from '../../shared/page/Logo.tsx';

/** The sheet of every form before a session; its title is the document's. */
export function AuthSheet(props: Omit<AuthSheetProps, 'logo'>) {
  useDocumentTitle(props.title);
  return <Sheet {...props} logo={<Logo />} />;
}
