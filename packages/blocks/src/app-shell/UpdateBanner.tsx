import { Banner, Button } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AppShell.css.ts';
import { type UpdateLabels, updateLabels } from './labels.ts';

export interface UpdateBannerProps {
  /** Called by the button that replaces the page with the new version. */
  onUpdate: () => void;
  /** Called when the banner is dismissed. The new version is then used on the next visit. */
  onDismiss: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UpdateLabels>;
}

/**
 * A banner that offers a new version of the application. The version in use is replaced only when the user presses the
 * button.
 */
export function UpdateBanner({ onUpdate, onDismiss, labels: replaced }: UpdateBannerProps) {
  const labels = useBlockLabels(updateLabels, replaced);
  const action = (
    <Button size="small" onClick={onUpdate}>
      {labels.update}
    </Button>
  );
  return (
    <Banner className={css.banner} action={action} onDismiss={onDismiss}>
      {labels.ready}
    </Banner>
  );
}
