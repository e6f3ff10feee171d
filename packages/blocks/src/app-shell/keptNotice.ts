/** A notice as the browser stores it: time of the request, text, and whether it was dismissed. */
export interface KeptNotice {
  /** Unix milliseconds. */
  asked: number;
  html: string;
  dismissed: boolean;
}

export function readNotice(key: string): KeptNotice | undefined {
  try {
    const kept: Partial<KeptNotice> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept?.asked !== 'number' || typeof kept.html !== 'string') return undefined;
    return { asked: kept.asked, html: kept.html, dismissed: kept.dismissed === true };
  } catch {
    return undefined;
  }
}

/** Whether it may be requested again, `interval` ms after the last request. */
export function isNoticeDue(kept: KeptNotice | undefined, now: number, interval: number): boolean {
  return !kept || Math.abs(now - kept.asked) >= interval;
}

/** The record after a reply: a dismissed notice stays dismissed until its text changes. */
export function answered(kept: KeptNotice | undefined, html: string, now: number): KeptNotice {
  return { asked: now, html, dismissed: kept?.dismissed === true && kept.html === html };
}
