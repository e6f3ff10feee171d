/** Escape presses that a layer ignores, so that the dialog with the focus handles them. */
const passedOn = new WeakSet<Event>();

/**
 * Returns attributes that mark an active edit. Escape then cancels the edit before it closes the surrounding dialog:
 * `<input {...editing(isDirty)} />`.
 */
export function editing(active: boolean): { 'data-editing'?: '' } {
  return active ? { 'data-editing': '' } : {};
}

/**
 * Returns whether the focus is in an edit that Escape cancels. Needed because Radix receives the key before the edit
 * does.
 */
export function isEditing(): boolean {
  return document.activeElement?.closest('[data-editing]') != null;
}

/** Lets the dialog with the focus handle an Escape press, instead of the toast that is the topmost layer of Radix. */
export function passEscapeOn(event: KeyboardEvent): void {
  passedOn.add(event);
}

/** Returns whether the dialog with the focus should handle an Escape press. */
export function isPassedOn(event: KeyboardEvent): boolean {
  return passedOn.has(event);
}
