import { Banner, Button } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AppShell.css.ts';
import { type UpdateLabels, updateLabels } from './labels.ts';

export interface UpdateBannerProps {
  /** Called to replace the page by the new version. */
  onUpdate: () => void;
  /** Called when the banner is dismissed: the new version waits for the next visit. */
  onDismiss: () => void;
  /** Replaces individual texts. */
  labels?: Partial<UpdateLabels>;
}

/** Offers a new version of the application: it never replaces the page in use without a press. */
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
