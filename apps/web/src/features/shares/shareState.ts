import type { Share } from '@xiangji/api-client/contract';

/** The obstacle for visitors: none, too many wrong codes, or expiry. */
export type ShareState = 'open' | 'frozen' | 'expired';

/** An expired share is shut whatever was guessed: a new code would not open it. */
export function stateOf({ valid, vtime, insight }: Pick<Share, 'valid' | 'vtime' | 'insight'>): ShareState {
  if (vtime > 0 && insight.days_left === 0) return 'expired';
  if (insight.frozen) return 'frozen';
  return valid ? 'open' : 'expired';
}
