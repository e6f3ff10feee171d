import type { ShareLabels } from './labels.ts';
import type { ShareDetails } from './types.ts';

/** Returns the text that a user sends to visitors: the link, and the access code if the share is private. */
export function shareCopyText(
  { link, code, rules }: Pick<ShareDetails, 'link' | 'code' | 'rules'>,
  labels: Pick<ShareLabels, 'copyText'>,
  qrLink = link,
): string {
  return rules.access === 'private' ? labels.copyText(qrLink, code) : link;
}
