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
  /** The destinations of the application, in the order of the navigation. */
  places: readonly Place[];
  /**
   * The link to the search. It looks like a search box in a side menu and is the first item of a rail. The bottom bar
   * of a phone has no space for it.
   */
  search?: SearchPlace | undefined;
  /** Id of the current destination; undefined on a page that belongs to none. */
  current?: string | undefined;
  /** The logo of the product. */
  logo: ReactNode;
  /** The name of the product, shown next to the logo. */
  product: string;
  /**
   * Renders the account menu: `'wide'` with a name for a side menu, `'narrow'` without a name for a rail. A phone has
   * no space for it.
   */
  renderAccount: (look: 'wide' | 'narrow') => ReactNode;
  /**
   * A notice from the operator as HTML. It may contain text, links, emphasis and line breaks; of other elements only
   * the text is shown.
   */
  notice?: { html: string; onDismiss: () => void } | undefined;
  /** Whether the next page is loading. @default false */
  pending?: boolean;
  /** Id of the main element. @default 'main' */
  mainId?: string;
  /** Replaces individual texts. */
  labels?: Partial<AppShellLabels>;
  /** The content of the page. */
  children: ReactNode;
}

/**
 * The frame of all pages: navigation, the main element with a skip link, and notices. When a dialog closes and its
 * trigger no longer exists, the focus moves to the element with the same `data-focus-key` in the main element, or to
 * its neighbour. When another control with the focus disappears, the focus moves to the next row of its list, to the
 * region around it or to the control that had the focus before.
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
