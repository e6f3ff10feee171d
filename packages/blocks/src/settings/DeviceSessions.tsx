import { Badge, Button } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { DeviceRow, deviceText, type SignInDevice } from '../account/DeviceRow.tsx';
import { deviceLabels } from '../account/labels.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** A device that is signed in. */
export interface DeviceSession extends SignInDevice {
  /** Identifies the session. */
  id: string;
  /** Whether this is the session of the current device. */
  current: boolean;
  /** Time of the last activity, in Unix seconds. */
  seen: number;
}

export interface DeviceSessionsProps {
  /** The sessions; the current one is shown first. */
  sessions: readonly DeviceSession[];
  /**
   * Ends a session, or all other sessions if called with null. The pressed button is busy until the promise settles, and
   * the others ignore presses. The list gets the focus after the promise resolves.
   */
  onEnd: (id: string | null) => Promise<unknown>;
  /** Number of rows shown before the user shows all. @default 5 */
  firstRows?: number;
  /** Time zone of the times as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

const FIRST_ROWS = 5;

interface SessionRowProps {
  session: DeviceSession;
  labels: SettingsLabels;
  timezone: number | undefined;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, labels, timezone, ending, onEnd }: SessionRowProps) {
  const devices = useBlockLabels(deviceLabels, undefined);
  const { moment } = useMoments(timezone);
  return (
    <DeviceRow sign={session} labels={devices} note={labels.lastActive(moment(session.seen))}>
      {session.current ? (
        <Badge tone="accent">{labels.currentDevice}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={labels.signOutNamed(deviceText(session, devices))}
          loading={ending}
          onClick={onEnd}
        >
          {labels.signOutDevice}
        </Button>
      )}
    </DeviceRow>
  );
}

/** A list of the devices that are signed in. Users can end a single session or all other sessions. */
export function DeviceSessions({ sessions, onEnd, firstRows = FIRST_ROWS, ...props }: DeviceSessionsProps) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  const [showsAll, setShowsAll] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  /** The session that is being ended; null for all others. */
  const [ending, setEnding] = useState<string | null>();
  const end = (id: string | null) => {
    if (ending !== undefined) return;
    setEnding(id);
    // The pressed button is unmounted with its row.
    onEnd(id)
      .then(
        () => rows.current?.focus(),
        () => undefined,
      )
      .finally(() => setEnding(undefined));
  };
  const ordered = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <div>
      <ul ref={rows} tabIndex={-1} className={css.list} aria-label={labels.devices}>
        {(showsAll ? ordered : ordered.slice(0, firstRows)).map((session) => (
          <SessionRow
            key={session.id}
            {...{ session, labels }}
            timezone={props.timezone}
            ending={ending === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > firstRows && (
        <Button variant="ghost" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? labels.showFewer : labels.showAllDevices(sessions.length)}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button variant="ghost" size="small" loading={ending === null} onClick={() => end(null)}>
          {labels.signOutOthers}
        </Button>
      )}
    </div>
  );
}
