import { Dialog, ErrorState, RadioGroup, Skeleton, Tabs } from '@xiangji/ui';
import { useState } from 'react';
import { albumCardLabels } from '../album-card/index.ts';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';

/** A set that an album can be moved into. */
export interface AlbumSet {
  /** Identifies the set. */
  id: string;
  /** Name of the set. */
  name: string;
  /** The number of its albums. */
  count: number;
}

export interface MoveAlbumDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of the album, and the id of the set that it is in. */
  album: { name: string; setId: string };
  /** All album sets; undefined while they load. */
  sets: readonly AlbumSet[] | undefined;
  /** Whether the sets could not be loaded. @default false */
  failed?: boolean;
  /** Called by the button that loads the sets again after a failure. */
  onRetry?: () => void;
  /**
   * Called with the new set of the album, or with undefined to move it out of its set. If the returned promise rejects,
   * the dialog stays open.
   */
  onSubmit: (set: AlbumSet | undefined) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<AlbumDialogLabels>;
}

/** Height of the tabs with two sets (px). */
const SKELETON_HEIGHT = 148;

type FormProps = Omit<MoveAlbumDialogProps, 'open' | 'labels'> & { labels: AlbumDialogLabels };

function MoveAlbumForm({ album, sets, failed, onRetry, onSubmit, onOpenChange, labels }: FormProps) {
  const amounts = useBlockLabels(albumCardLabels, undefined);
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  const [tab, setTab] = useState<'in' | 'out'>('in');
  const [selected, setSelected] = useState<string>();
  const [required, setRequired] = useState(false);
  const parent = sets?.find(({ id }) => id === album.setId);
  const others = sets?.filter((set) => set !== parent) ?? [];
  const handleConfirm = () => {
    const target = tab === 'in' ? others.find(({ id }) => id === selected) : undefined;
    if (tab === 'in' && !target) return setRequired(true);
    submit(() => onSubmit(target));
  };
  if (!sets) {
    return (
      <>
        <Dialog.Body>
          {failed ? (
            <ErrorState title={labels.setsFailed} {...(onRetry && { onRetry })} />
          ) : (
            <Skeleton style={{ height: SKELETON_HEIGHT }} />
          )}
        </Dialog.Body>
        <DialogFooter confirmLabel={labels.move} disabled />
      </>
    );
  }
  return (
    <>
      <Dialog.Body>
        <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'out' ? 'out' : 'in')}>
          <Tabs.List aria-label={labels.moveTo}>
            <Tabs.Tab value="in">{labels.moveIn}</Tabs.Tab>
            {parent && <Tabs.Tab value="out">{labels.moveOut}</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="in">
            <RadioGroup
              label={labels.selectSet}
              hint={others.length === 0 ? labels.noSets : undefined}
              error={required ? labels.selectSet : undefined}
              options={others.map(({ id, name, count }) => ({
                value: id,
                label: name,
                note: amounts.albums(count),
              }))}
              value={selected ?? ''}
              onValueChange={(id) => {
                setSelected(id);
                setRequired(false);
              }}
            />
          </Tabs.Panel>
          {parent && <Tabs.Panel value="out">{labels.moveOutText(album.name, parent.name)}</Tabs.Panel>}
        </Tabs.Root>
      </Dialog.Body>
      <DialogFooter onConfirm={handleConfirm} confirmLabel={labels.move} busy={busy} />
    </>
  );
}

/** A dialog that moves an album into a set, or out of its current set. */
export function MoveAlbumDialog({ open, ...props }: MoveAlbumDialogProps) {
  const labels = useBlockLabels(albumDialogLabels, props.labels);
  return (
    <Dialog.Root open={open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={labels.moveTitle(props.album.name)} size="small">
        <MoveAlbumForm {...props} labels={labels} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
