import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeLinkedCode } from '../../features/public-share/linkedCode.ts';
import { OpenedCodeContext } from '../../features/public-share/OpenedCodeContext.ts';
import { usePublicShare } from '../../features/public-share/usePublicShare.ts';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useGate } from './useGate.ts';

const CodeEntry = lazyComponent(
  async () => (await import('../../features/public-share/CodeEntry.tsx')).CodeEntry,
  { failure: 'inline' },
);

function Entry({ sid, onOpened }: { sid: string; onOpened: (code: string) => void }) {
  const t = useTranslations('publicShare');
  useDocumentTitle(t('title'));
  const [linked] = useState(takeLinkedCode);
  return <CodeEntry sid={sid} linked={linked} again={false} onOpened={onOpened} />;
}

/** The code entry without the code of a share's page; then `children`, which ask for a code that has changed. */
export function ShareGate({ sid, children }: { sid: string; children: ReactNode }) {
  const { state } = usePublicShare(sid);
  const [code, setCode] = useState<string>();
  // A code that is checked has the share asked for again.
  const isOpen = useGate(state.kind !== 'code' && state.kind !== 'loading');
  if (!isOpen) return <Entry sid={sid} onOpened={setCode} />;
  return <OpenedCodeContext value={code}>{children}</OpenedCodeContext>;
}
