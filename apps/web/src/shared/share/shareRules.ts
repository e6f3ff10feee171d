import { SHARE_VALIDITY_DAYS } from '@xiangji/api-client/contract';
import type { ShareRules } from '@xiangji/blocks';
import { validityOf } from '../models/share.ts';

const KEY = 'xiangji.share.validity';

/** The rules of a new share: private, without metadata, valid for as long as this browser selected last. */
export function firstRules(): ShareRules {
  const stored = localStorage.getItem(KEY);
  const days = stored === null ? SHARE_VALIDITY_DAYS[0] : validityOf(Number(stored));
  return { access: 'private', days, keepMetadata: false };
}

/** Remembers the validity; each new share is private again. */
export function rememberRules({ days }: ShareRules): void {
  localStorage.setItem(KEY, String(days));
}
