import { useQuery } from '@tanstack/react-query';
import { Badge, Button } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as css from '../AccountPage.css.ts';
import { type DeviceSession, sessionsQuery, useEndSession } from '../account.queries.ts';
import { Answered } from '../Section.tsx';
import { useMoments } from '../useMoments.ts';
import { deviceIcon, usePlaceText } from './place.tsx';
import * as own from './Setting.css.ts';

function Device({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const t = useTranslations('account');
  const { moment } = useMoments();
  const placeText = usePlaceText();
  const { program, location } = placeText(session);
  return (
    <li className={css.row}>
      <span className={own.icon}>{deviceIcon(session.device_type)}</span>
      <div className={css.words}>
        <p className={css.strong}>{program}</p>
        <p className={css.note}>{location}</p>
        <p className={css.note}>{t('sessionSeen', { time: moment(session.seen) })}</p>
      </div>
      {session.current ? (
        <Badge tone="accent">{t('sessionCurrent')}</Badge>
      ) : (
        <Button size="small" aria-label={t('sessionEndOf', { name: program })} onClick={onEnd}>
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  );
}

/** As many as sign-ins are shown at first; this device is always among them. */
const FIRST = 5;

function Devices({ list }: { list: readonly DeviceSession[] }) {
  const t = useTranslations('account');
  const end = useEndSession();
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  // The pressed button goes with its row: the list gets the focus.
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
          {all ? t('signInsFewer') : t('signInsAll', { count: list.length })}
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

/** Where the account is signed in now; each can be ended, or all others at once. */
export function DeviceSessions() {
  return (
    <Answered query={useQuery(sessionsQuery)} rows={1}>
      {({ list }) => <Devices list={list} />}
    </Answered>
  );
}
