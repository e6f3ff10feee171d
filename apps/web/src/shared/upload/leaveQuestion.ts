let question: string | undefined;

/** What is asked before an unfinished upload is left behind; undefined where there is none (spec §4). */
export function setLeaveQuestion(text: string | undefined): void {
  question = text;
}

/** Asks, in the browser's own dialog as on closing the page, whether an unfinished upload may be left behind. */
export function mayLeaveUpload(): boolean {
  return question === undefined || window.confirm(question);
}
