import { TEXT } from '@xiangji/api-client/contract';
import { CodeEntry as Entry } from '@xiangji/blocks';
import { useErrorText } from '../../shared/errors.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import { codeRefusalOf } from './codeRefusal.ts';
import * as css from './PublicSharePage.css.ts';
import { useUnlock } from './publicShare.queries.ts';

export interface CodeEntryProps {
  shareId: string;
  /** The code of the link: tried once automatically. */
  linked: string | undefined;
  /** Access was granted until the owner changed the code. */
  again: boolean;
  /** Called with the code that opened the share. */
  onOpened: (code: string) => void;
}

const LOGO_SIZE = 48;

/** The code entry of a private share (spec §2 'Share-code entry', §5). */
export function CodeEntry({ shareId, linked, again, onOpened }: CodeEntryProps) {
  const errorText = useErrorText();
  const { mutateAsync: unlock } = useUnlock(shareId);
  const submit = async (code: string) => {
    try {
      await unlock(code);
      onOpened(code);
    } catch (error) {
      return codeRefusalOf(error) ?? { kind: 'error' as const, text: errorText(error) };
    }
  };
  return (
    <main className={css.codePage}>
      <Entry
        logo={<Logo size={LOGO_SIZE} />}
        length={TEXT.SHARE_CODE}
        linkedCode={linked}
        codeChanged={again}
        onSubmit={submit}
      />
    </main>
  );
}
