import { hasUnfinishedUpload } from '@xiangji/api-client/upload';

let question: string | undefined;

/** The question before leaving an unfinished upload; undefined without one (spec §4). */
export function setLeaveQuestion(text: string | undefined): void {
  question = text;
}

/** Asks in the browser's own dialog, as when closing the page, whether an unfinished upload may be left. */
export function mayLeaveUpload(): boolean {
  return question === undefined || window.confirm(question);
}

/** Asks whether unfinished uploads may be discarded, where this user has any. Signing out discards them. */
export async function mayForgetUploads(user: string, question: string): Promise<boolean> {
  return (await hasUnfinishedUpload(user)) ? window.confirm(question) : mayLeaveUpload();
}
