import type { RequestContext } from '../../http/context.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../time.ts';
import type { OpenedShare } from './shareAccess.ts';

const cookieOf = (sid: string) => `xj_opened_${sid}`;

/** The day of the owner, who reads the figure; `timezone` in minutes, UTC minus local. */
function dayOf(now: number, timezone: number | null): number {
  return Math.floor((now - (timezone ?? 0) * SECONDS_PER_MINUTE) / SECONDS_PER_DAY);
}

/**
 * Whether a browser opens a share for the first time today, which is remembered in that browser: a reload is not
 * another visit.
 */
export function isFirstOpen(
  { share }: OpenedShare,
  { request, reply }: Pick<RequestContext, 'request' | 'reply'>,
  options: { now: number; secure: boolean },
): boolean {
  const { now, secure } = options;
  const today = String(dayOf(now, share.owner_timezone));
  if (request.cookies[cookieOf(share.id)] === today) return false;
  const path = `/oapi/share/${share.id}`;
  reply.setCookie(cookieOf(share.id), today, {
    ...{ path, httpOnly: true, sameSite: 'lax', secure },
    maxAge: SECONDS_PER_DAY,
  });
  return true;
}
