import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { ArrowLeftIcon, Banner, Button, ConfirmDialog, VisuallyHidden } from '@xiangji/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Blocker } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrganiserTree } from '../organiser/tree.ts';
import type { FolderFacts } from './faces.ts';
import * as css from './Organiser.css.ts';
import { OrganiserBar } from './OrganiserBar.tsx';
import { OrganiserDialogs } from './OrganiserDialogs.tsx';
import { OrganiserList } from './OrganiserList.tsx';
import { Tools } from './Tools.tsx';
import { useHands } from './useHands.ts';
import { useOrganiser } from './useOrganiser.ts';
import { useOrganiserWork } from './useOrganiserWork.ts';

export interface OrganiserProps {
  /** The albums as the server has them. */
  first: OrganiserTree;
  facts: FolderFacts;
  /** The level that is shown: `ROOT_FOLDER` or the id of a set. */
  level: string;
  /** Where its bar belongs: the manage face of the page's bar. */
  slot: HTMLElement | null;
}

/** Manage mode (spec §4 'Album manage'): everything by drag, by key and by button; nothing is kept until it is saved. */
export function Organiser({ first, facts, level: asked, slot }: OrganiserProps) {
  const control = useOrganiser(first, asked);
  const level = control.tree.nodes.has(asked) ? asked : ROOT_FOLDER;
  const { goTo, saving, blocker, finish, cancel } = useOrganiserWork(control);
  const { acts, hands, keys, grid, listId, goOn, press, sort } = useHands(control, { level, goTo });
  // A set that was dissolved from within has no inside any more.
  useEffect(() => {
    if (asked !== level) goTo(ROOT_FOLDER, true);
  }, [asked, level, goTo]);
  const inSet = level !== ROOT_FOLDER;
  const bar = (
    <OrganiserBar
      control={control}
      saving={saving.busy}
      onCancel={cancel}
      onUndo={acts.undo}
      onRedo={acts.redo}
      onSort={sort}
      onAdd={() => goOn(acts.add())}
      onSave={() => void finish()}
    />
  );
  return (
    <div className={css.room}>
      {slot && createPortal(bar, slot)}
      {saving.fault && <Banner tone="critical" className={css.notice} title={saving.fault} />}
      {inSet && <LevelHead name={control.tree.nodes.get(level)?.name} onUp={() => goTo(ROOT_FOLDER)} />}
      <OrganiserList
        {...{ control, acts, facts, keys, grid, listId, inSet }}
        onPress={press}
        onOpen={hands.open}
      />
      <VisuallyHidden role="status" aria-live="assertive">
        <span key={acts.said.round}>{acts.said.text}</span>
      </VisuallyHidden>
      <Tools
        {...{ control, acts }}
        target={keys.current?.id}
        onDrop={(ids, intention) => goOn(acts.drop(ids, intention))}
        onOpen={hands.open}
        onRename={hands.rename}
        onDissolve={hands.dissolve}
        onPickUp={hands.pickUp}
      />
      <OrganiserDialogs control={control} level={level} />
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}

/** Which set is arranged, and the way back to all albums. */
function LevelHead({ name, onUp }: { name: string | undefined; onUp: () => void }) {
  const t = useTranslations('organiser');
  return (
    <div className={css.level}>
      <Button variant="ghost" icon={<ArrowLeftIcon />} className={css.levelUp} onClick={onUp}>
        {t('up')}
      </Button>
      <h2 className={css.levelName}>{name}</h2>
    </div>
  );
}

/** Unsaved work is not left without a word. */
function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const t = useTranslations('organiser');
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(next) => !next && blocker.state === 'blocked' && blocker.reset()}
      tone="critical"
      title={t('leaveTitle')}
      description={t('leaveText')}
      confirmLabel={t('leaveGo')}
      cancelLabel={t('leaveStay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
