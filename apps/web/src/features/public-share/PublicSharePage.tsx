import { PhotoSkeletons } from '@xiangji/blocks';
import { ErrorState, lazyPart } from '@xiangji/ui';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { LinkButton } from '../../shared/page/LinkButton.tsx';
import { middle } from '../../shared/page/page.css.ts';
import { LINKED_CODE as CODE, OpenedCodeContext } from './linkedCode.ts';
import { PublicShareContent } from './PublicShareContent.tsx';
import { HeaderPlaceholder } from './PublicShareHeader.tsx';
import * as css from './PublicSharePage.css.ts';
import { usePendingActions } from './usePendingActions.ts';
import { usePublicShare } from './usePublicShare.ts';
import { useHeadingsAhead } from './useSharedPhotos.ts';

/**
 * The code in a copied link's fragment. It is removed from the address at once, so that no one else sees it.
 */
export function useLinkedCode(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => CODE.exec(hash)?.[1]);
  useEffect(() => {
    if (CODE.test(hash))
      void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, pathname, search, state, navigate]);
  return code;
}

/** A public share needs no code to open; its code is read when it is needed. */
const CodeEntry = lazyPart(() => import('./CodeEntry.tsx'), 'CodeEntry');

export interface PublicSharePageProps {
  /** Draws the sign-in in place of the page; `onBack` returns to the share. */
  renderSignIn: (props: { backLabel: string; onBack: () => void }) => ReactNode;
}

/** A public share (spec §2 '/s/:sid'): it needs no session. */
export function PublicSharePage({ renderSignIn }: PublicSharePageProps) {
  const { shareId = '' } = useParams();
  return <PublicShareLoader key={shareId} shareId={shareId} renderSignIn={renderSignIn} />;
}

/** The placeholder of a share. */
function Loading({ shareId }: { shareId: string }) {
  const t = useTranslations('publicShare');
  return (
    <main className={css.page} aria-busy="true" aria-label={t('loading')}>
      <div className={css.barSpace} />
      <HeaderPlaceholder shareId={shareId} />
      <PhotoSkeletons />
    </main>
  );
}

/** The share has ended or does not exist: a visitor cannot distinguish the two. */
function Gone() {
  const t = useTranslations('publicShare');
  const errors = useTranslations('errors');
  return (
    <main className={middle}>
      <ErrorState title={errors('shareInvalid')} action={<LinkButton to="/">{t('home')}</LinkButton>} />
    </main>
  );
}

function ShareFailed({
  error,
  retrying,
  onRetry,
}: {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}) {
  const errorText = useErrorText();
  return (
    <main className={middle}>
      <ErrorState title={errorText(error)} retrying={retrying} onRetry={onRetry} />
    </main>
  );
}

function PublicShareLoader({ shareId, renderSignIn }: PublicSharePageProps & { shareId: string }) {
  const t = useTranslations('publicShare');
  const linked = useLinkedCode();
  /** The code that opened the share; only as long as the page is open. */
  const [opened, setOpened] = useState<string>();
  const openedBefore = use(OpenedCodeContext);
  useHeadingsAhead(shareId);
  const { state, isFetching, retry } = usePublicShare(shareId);
  const pendingActions = usePendingActions();
  useDocumentTitle(state.kind === 'open' ? state.share.name : t('title'));
  if (pendingActions.isSigningIn) {
    return renderSignIn({ backLabel: t('backToShare'), onBack: pendingActions.control.close });
  }
  switch (state.kind) {
    case 'loading':
      return <Loading shareId={shareId} />;
    case 'code':
      // A code that no longer opened the share is not tried again.
      return (
        <Suspense fallback={null}>
          <CodeEntry
            shareId={shareId}
            linked={state.again ? undefined : linked}
            again={state.again}
            onOpened={setOpened}
          />
        </Suspense>
      );
    case 'invalid':
      return <Gone />;
    case 'failed':
      return <ShareFailed error={state.error} retrying={isFetching} onRetry={retry} />;
    case 'open':
      return (
        <PublicShareContent
          share={state.share}
          code={opened ?? openedBefore}
          pendingActions={pendingActions}
          onShareChanged={retry}
        />
      );
  }
}
