import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AppShell.css.ts';
import { type AppShellLabels, appShellLabels } from './labels.ts';

export interface PendingBarProps {
  /** Replaces individual texts. */
  labels?: Partial<AppShellLabels>;
}

/** A line at the top of the window while a page is loading. It is not shown if the page loads fast. */
export function PendingBar(props: PendingBarProps) {
  const { loading } = useBlockLabels(appShellLabels, props.labels);
  return (
    <div className={css.bar} role="progressbar" aria-label={loading}>
      <div className={css.runner} />
    </div>
  );
}
