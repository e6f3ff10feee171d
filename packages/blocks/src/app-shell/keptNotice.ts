/** The notice in the storage of the browser: time of the request, text, and whether it was dismissed. */
export interface KeptNotice {
  /** Time of the last request, in Unix milliseconds. */
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

/** Returns whether the notice may be requested again: `interval` ms after the last request. */
export function isNoticeDue(kept: KeptNotice | undefined, now: number, interval: number): boolean {
  return !kept || Math.abs(now - kept.asked) >= interval;
}

/** Returns the record to store after a reply. A dismissed notice stays dismissed until its text changes. */
export function answered(kept: KeptNotice | undefined, html: string, now: number): KeptNotice {
  return { asked: now, html, dismissed: kept?.dismissed === true && kept.html === html };
}
