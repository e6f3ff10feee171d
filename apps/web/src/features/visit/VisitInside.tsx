import { AppBar, Banner, Button, EmptyState, PullToRefresh } from '@xiangji/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { LaterPhotos } from './LaterPhotos.tsx';
import { OverShare } from './OverShare.tsx';
import { type Inside, useInside, type VisitInsideProps } from './useInside.ts';
import { VisitBand } from './VisitBand.tsx';
import { BrowseFace, ManageFace, ManageTools } from './VisitBar.tsx';
import { PhotoMenu, ViewMenu } from './VisitMenus.tsx';
import * as css from './VisitPage.css.ts';
import type { VisitSubject } from './visitLayers.ts';

/** Whether an element has scrolled out of sight. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}

/** The owner among the visitors, and the way back to being the owner. */
function AsVisitor() {
  const t = useTranslations('visit');
  const [, setParams] = useSearchParams();
  return (
    <div className={css.notice}>
      <Banner
        title={t('asVisitor')}
        action={
          <Button size="small" onClick={() => setParams({}, { replace: true })}>
            {t('asOwner')}
          </Button>
        }
      />
    </div>
  );
}

/** Both faces of the bar. */
function Bar({ inside, away, ...props }: VisitInsideProps & { inside: Inside; away: boolean }) {
  const { share, wishes } = props;
  const { isOwner, timeline, managing, chosen } = inside;
  const leaveManage = useRef<HTMLButtonElement>(null);
  const total = timeline.store?.count ?? 0;
  const menu = (
    <ViewMenu
      isOwner={isOwner}
      empty={total === 0}
      onManage={managing.enter}
      onClosed={(event) => {
        // The menu's button is out of reach now.
        if (!leaveManage.current) return;
        event.preventDefault();
        leaveManage.current.focus();
      }}
      onLayer={(layer) => wishes.wish(layer)}
      onReload={timeline.reload}
    />
  );
  return (
    <AppBar.Root face={managing.managing ? 'manage' : 'browse'}>
      <BrowseFace
        name={share.name}
        showName={away}
        isOwner={isOwner}
        signedIn={wishes.user !== undefined}
        order={timeline.order}
        onOrder={inside.setOrder}
        onSave={() => wishes.wish('save')}
        onCard={() => wishes.wish('card')}
        onSignIn={() => wishes.wish('signIn')}
        menu={menu}
      />
      <AppBar.Manage>
        {managing.managing && (
          <ManageFace
            {...{ total, isOwner }}
            count={managing.count}
            busy={chosen.busy}
            onSave={() => chosen.act('save')}
            onCancel={() => chosen.act('cancel')}
            onChoose={(all) => managing.setSelection(all ? [[0, total]] : [])}
            onLeave={managing.leave}
            leaveRef={leaveManage}
          />
        )}
      </AppBar.Manage>
    </AppBar.Root>
  );
}

/** Who came through the door hears where they are, and goes on from here: what had the focus is gone. */
function useArrival(cameIn: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (cameIn && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [cameIn]);
  return main;
}

/** The photos of a share with everything that its owner's grid can, and what the role may do with them. */
export function VisitInside(props: VisitInsideProps) {
  const { share, wishes } = props;
  const t = useTranslations('visit');
  const inside = useInside(props);
  const { asVisitor, isOwner, timeline, managing, layout, grid, open, acts, chosen } = inside;
  const band = useRef<HTMLElement>(null);
  const away = useIsAway(band);
  const main = useArrival(props.code !== undefined);
  const menu = (index: number) => {
    const id = timeline.getItem(index)?.id;
    if (id === undefined) return null;
    const subject: VisitSubject = { ids: [id], count: 1 };
    return (
      <PhotoMenu
        isOwner={isOwner}
        onBrowse={() => open(index, null)}
        onDownload={() => void acts.download(id)}
        onLayer={(layer) => wishes.wish(layer, subject)}
      />
    );
  };
  const tools = { isOwner, count: managing.count, busy: chosen.busy };
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={css.page} aria-label={share.name}>
      <Bar {...props} {...{ inside, away }} />
      <PullToRefresh disabled={managing.managing} onRefresh={timeline.reload}>
        <VisitBand ref={band} share={share} timeline={timeline} />
        {asVisitor && <AsVisitor />}
        <LaterPhotos
          {...{ timeline, managing, layout, menu, grid }}
          onOpen={open}
          empty={<EmptyState title={t('empty')} />}
        />
      </PullToRefresh>
      {managing.managing && (
        <ManageTools {...tools} onSave={() => chosen.act('save')} onCancel={() => chosen.act('cancel')} />
      )}
      <OverShare {...props} inside={inside} />
    </main>
  );
}
