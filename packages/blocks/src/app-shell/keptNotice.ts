import { TIMING } from '@xiangji/api-client/contract';

/** The notice as this browser stores it: time of the request, text, and whether it was dismissed. */
export interface KeptNotice {
  /** Unix milliseconds. */
  asked: number;
  html: string;
  dismissed: boolean;
}

const KEY = 'xiangji.notice';
const MS_PER_HOUR = 3_600_000;

export function readNotice(): KeptNotice | undefined {
  try {
    const kept: Partial<KeptNotice> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept?.asked !== 'number' || typeof kept.html !== 'string') return undefined;
    return { asked: kept.asked, html: kept.html, dismissed: kept.dismissed === true };
  } catch {
    return undefined;
  }
}

export function writeNotice(notice: KeptNotice): void {
  localStorage.setItem(KEY, JSON.stringify(notice));
}

/** Whether it may be requested again: at most once in 24 hours (spec §9 'Timing'). */
export function isNoticeDue(kept: KeptNotice | undefined, now: number): boolean {
  return !kept || Math.abs(now - kept.asked) >= TIMING.NOTICE_INTERVAL_HOURS * MS_PER_HOUR;
}

/** The record after a reply: a dismissed notice stays dismissed until its text changes. */
export function answered(kept: KeptNotice | undefined, html: string, now: number): KeptNotice {
  return { asked: now, html, dismissed: kept?.dismissed === true && kept.html === html };
}
