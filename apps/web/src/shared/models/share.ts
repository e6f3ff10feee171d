import {
  type CallData,
  type contract,
  SHARE_VALIDITY_DAYS,
  type Share as ShareReply,
} from '@xiangji/api-client/contract';
import {
  type ShareDetails,
  type ShareLabels,
  type ShareRules,
  type ShareState,
  type ShareSummary,
  shareCopyText,
} from '@xiangji/blocks';

/** A share as its owner sees it. */
export interface Share extends ShareDetails, ShareSummary {
  id: string;
}

/** An expired share stays closed whatever its code is. */
export function shareStateOf({
  valid,
  vtime,
  insight,
}: Pick<ShareReply, 'valid' | 'vtime' | 'insight'>): ShareState {
  if (vtime > 0 && insight.days_left === 0) return 'expired';
  if (insight.frozen) return 'frozen';
  return valid ? 'open' : 'expired';
}

/** Maps the rules of the wire. */
export function shareRulesOf({ secure, keep_exif }: Pick<ShareReply, 'secure' | 'keep_exif'>): ShareRules {
  return { access: secure.type, days: secure.time, keepMetadata: keep_exif };
}

/** Maps the wire's share. */
export function shareOf(share: ShareReply): Share {
  const { id, name, link, code, count, covers, insight } = share;
  return {
    ...{ id, name, link, code, count },
    covers: covers.map(({ path, thumbhash }) => ({ src: path, thumbhash })),
    rules: shareRulesOf(share),
    state: shareStateOf(share),
    daysLeft: insight.days_left,
    opens: insight.opens,
    saves: insight.saves,
    failedCodes: insight.failed,
  };
}

/** A share as its visitor sees it. */
export type PublicShare = ReturnType<typeof publicShareOf>;

/** Maps the wire's public share. */
export function publicShareOf(share: CallData<typeof contract.publicShare.get>) {
  const { id, name, owner, owner_name, secure, vtime, info } = share;
  return {
    ...{ id, name, count: info.count },
    ownerName: owner_name,
    /** The session owns the share. */
    isOwner: owner,
    access: secure.type,
    /** Unix seconds; null never expires. */
    expiresAt: vtime === 0 ? null : vtime,
  };
}

/** Maps the reply to a visitor who saves photos of a share. */
export function savedPhotosOf({ pid, saved, skipped }: CallData<typeof contract.publicShare.save>) {
  return { albumId: pid, saved, skipped };
}

/** Maps days of validity to those that the wire takes. */
export function validityOf(days: number): ShareReply['secure']['time'] {
  return SHARE_VALIDITY_DAYS.find((one) => one === days) ?? SHARE_VALIDITY_DAYS[0];
}

/** Maps rules to the body of a new share. */
export function newShareBody({ access, days, keepMetadata }: ShareRules) {
  return { type: access, time: validityOf(days), keep_exif: keepMetadata };
}

/** The content of a share: an album, or photos by their ids. */
export type ShareContent = { albumId: string } | { photoIds: string[] };

/** Maps the content of a share to the wire. */
export const contentBody = (content: ShareContent) =>
  'albumId' in content ? { folder_id: content.albumId } : { file_ids: content.photoIds };

/** The link with the code in its fragment: it opens a private share in one tap. */
export function linkWithCode({ link, code, rules }: Pick<Share, 'link' | 'code' | 'rules'>): string {
  return rules.access === 'private' ? `${link}#${code}` : link;
}

/** The text that is copied: link and code. */
export const copyTextOf = (share: Share, labels: Pick<ShareLabels, 'copyText'>): string =>
  shareCopyText(share, labels, linkWithCode(share));

/** Path of a share in this product. */
export function sharePath(id: string): string {
  return `/s/${id}`;
}
