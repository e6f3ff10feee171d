let question: string | undefined;

/** The question before leaving an unfinished upload; undefined without one (spec §4). */
export function setLeaveQuestion(text: string | undefined): void {
  question = text;
}

/** Asks in the browser's own dialog, as when closing the page, whether an unfinished upload may be left. */
export function mayLeaveUpload(): boolean {
  return question === undefined || window.confirm(question);
}
