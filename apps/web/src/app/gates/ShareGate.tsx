import { lazyPart } from '@xiangji/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OpenedCodeContext, readLinkedCode, takeLinkedCode } from '../../features/public-share/linkedCode.ts';
import { usePublicShare } from '../../features/public-share/usePublicShare.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useGate } from './useGate.ts';

const CodeEntry = lazyPart(() => import('../../features/public-share/CodeEntry.tsx'), 'CodeEntry');

/** The code of a copied link, also of one that is opened while the entry is shown. */
function useLinkedCode(): string | undefined {
  // Only read here: React discards a render that waits for code, and the code would be lost with it.
  const [linked, setLinked] = useState(readLinkedCode);
  useEffect(() => {
    const take = () => {
      const code = takeLinkedCode();
      if (code) setLinked(code);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return linked;
}

function Entry({ shareId, onOpened }: { shareId: string; onOpened: (code: string) => void }) {
  const t = useTranslations('publicShare');
  useDocumentTitle(t('title'));
  const linked = useLinkedCode();
  return <CodeEntry key={linked} shareId={shareId} linked={linked} again={false} onOpened={onOpened} />;
}

/** The code entry without the code of a share's page; then `children`, which ask for a code that has changed. */
export function ShareGate({ shareId, children }: { shareId: string; children: ReactNode }) {
  const { state } = usePublicShare(shareId);
  const [code, setCode] = useState<string>();
  // A successful code check loads the share again.
  const isOpen = useGate(state.kind !== 'code' && state.kind !== 'loading');
  if (!isOpen) return <Entry shareId={shareId} onOpened={setCode} />;
  return <OpenedCodeContext value={code}>{children}</OpenedCodeContext>;
}
