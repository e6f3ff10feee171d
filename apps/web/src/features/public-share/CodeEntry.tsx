import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, TEXT } from '@xiangji/api-client/contract';
import { type CodeRefusal, CodeEntry as Entry } from '@xiangji/blocks';
import { useErrorText } from '../../shared/errors.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import * as css from './PublicSharePage.css.ts';
import { useUnlock } from './publicShare.queries.ts';

interface Counts {
  times?: unknown;
  timestamp?: unknown;
}

/** Maps a refusal of the access check; undefined for every other error. */
export function codeRefusalOf(error: unknown): CodeRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.is(ERROR_CODES.SHARE_AUTH_FROZEN)) return { kind: 'frozen' };
  const { times, timestamp } = (error.data ?? {}) as Counts;
  const until = typeof timestamp === 'number' ? timestamp : undefined;
  if (error.is(ERROR_CODES.SHARE_AUTH_FREEZING)) return { kind: 'freezing', until: until ?? 0 };
  if (!error.is(ERROR_CODES.SHARE_AUTH_FAILED)) return undefined;
  const count = typeof times === 'number' ? times : 1;
  return until === undefined
    ? { kind: 'failed', times: count }
    : { kind: 'failedUntil', times: count, until };
}

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
