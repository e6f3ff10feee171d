import { useQuery } from '@tanstack/react-query';
import { DeviceRow, deviceLabels, deviceText } from '@xiangji/blocks';
import { Badge, Button } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBlockTexts } from '../../../shared/locale/useBlockTexts.ts';
import type { DeviceSession } from '../../../shared/models/user.ts';
import * as css from '../AccountPage.css.ts';
import { Answered } from '../Answered.tsx';
import { sessionsQuery, useEndSession } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';

function Device({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const t = useTranslations('account');
  const labels = useBlockTexts(deviceLabels);
  const { moment } = useMoments();
  return (
    <DeviceRow sign={session} labels={labels} note={t('sessionSeen', { time: moment(session.seen) })}>
      {session.current ? (
        <Badge tone="accent">{t('sessionCurrent')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('sessionEndOf', { name: deviceText(session, labels) })}
          onClick={onEnd}
        >
          {t('sessionEnd')}
        </Button>
      )}
    </DeviceRow>
  );
}

/** As many as sign-ins are shown at first; this device is always included. */
const FIRST = 5;

function Devices({ list }: { list: readonly DeviceSession[] }) {
  const t = useTranslations('account');
  const labels = useBlockTexts(deviceLabels);
  const end = useEndSession();
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  // The pressed button is unmounted with its row: the list gets the focus.
  const endOne = (id: string | null) => end.mutate(id, { onSuccess: () => rows.current?.focus() });
  const ordered = list.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <div>
      <ul ref={rows} tabIndex={-1} className={css.plainList} aria-label={t('sessions')}>
        {(all ? ordered : ordered.slice(0, FIRST)).map((session) => (
          <Device key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {list.length > FIRST && (
        <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? labels.showFewer : labels.showAll(list.length)}
        </Button>
      )}
      {list.length > 1 && (
        <Button variant="ghost" size="small" loading={end.isPending} onClick={() => endOne(null)}>
          {t('sessionsEnd')}
        </Button>
      )}
    </div>
  );
}

/** Where the account is signed in now; each session can be ended, or all others at once. */
export function DeviceSessions() {
  return (
    <Answered query={useQuery(sessionsQuery)} rows={1}>
      {(list) => <Devices list={list} />}
    </Answered>
  );
}
