import { Button, UploadIcon } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './ListStates.css.ts';
import { type AddMoreLabels, addMoreLabels } from './labels.ts';

export interface AddMoreProps {
  /** Called by the button that adds files. */
  onAdd: () => void;
  /** Replaces individual texts. */
  labels?: Partial<AddMoreLabels>;
}

/** The end of a short list: a hint that files can be dropped, and a button that adds files. */
export function AddMore({ onAdd, ...props }: AddMoreProps) {
  const labels = useBlockLabels(addMoreLabels, props.labels);
  return (
    <div className={css.addMore}>
      <p className={css.dropHint}>{labels.dropHint}</p>
      <Button icon={<UploadIcon />} onClick={onAdd}>
        {labels.add}
      </Button>
    </div>
  );
}
