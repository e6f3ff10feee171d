import type { ReactNode } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AppShell.css.ts';
import { type AppShellLabels, appShellLabels } from './labels.ts';
import { Navigation, type Place, type SearchPlace } from './Navigation.tsx';
import { Notice } from './Notice.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PendingBar } from './PendingBar.tsx';
import { useFocusRescue } from './useFocusRescue.ts';

export interface AppShellProps {
  /** The places of the application, in the order of the navigation. */
  places: readonly Place[];
  /**
   * The search: it looks like a search box in a side menu, and is the first place of a rail. The bar of a phone has no room
   * for it.
   */
  search?: SearchPlace | undefined;
  /** The id of the place that is shown; undefined on a page that belongs to none. */
  current?: string | undefined;
  /** The mark of the product. */
  logo: ReactNode;
  /** The name of the product, next to its mark. */
  product: string;
  /** Renders the menu of the account: with a name in a side menu, without one in a rail. A phone has no room for it. */
  account: (look: 'wide' | 'narrow') => ReactNode;
  /** A notice of the operator: text, links, emphasis and line breaks as HTML; other elements are shown as their text. */
  notice?: { html: string; onDismiss: () => void } | undefined;
  /** Whether the next page is loading. @default false */
  pending?: boolean;
  /** Id of the main element. @default 'main' */
  mainId?: string;
  /** Replaces individual texts. */
  labels?: Partial<AppShellLabels>;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of all pages: navigation, the main element with a link that skips to it, notices. A dialog that closes returns the
 * focus to an element with `data-focus-key` in the main element, or to its neighbour, where its own trigger is gone.
 */
export function AppShell(props: AppShellProps) {
  const { notice, pending = false, mainId = 'main', children, labels: replaced, ...navigation } = props;
  const labels = useBlockLabels(appShellLabels, replaced);
  useFocusRescue(mainId);
  const noticeIn = (className: string) =>
    notice && <Notice {...notice} className={className} title={labels.notice} />;
  return (
    <>
      <a className={css.skip} href={`#${mainId}`}>
        {labels.skip}
      </a>
      {pending && <PendingBar labels={labels} />}
      <div className={css.frame}>
        <Navigation
          {...navigation}
          current={navigation.current}
          search={navigation.search}
          label={labels.navigation}
          notice={noticeIn(css.noticeInMenu)}
        />
        <main id={mainId} tabIndex={-1} className={css.main}>
          <OfflineBanner text={labels.offline} />
          {noticeIn(css.noticeInPage)}
          {children}
        </main>
      </div>
    </>
  );
}
