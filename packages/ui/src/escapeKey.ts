/** Escape presses that a layer has left to the dialog with the focus. */
const passedOn = new WeakSet<Event>();

/** Marks an edit that Escape cancels before it closes the dialog around it: `<input {...editing(isDirty)} />`. */
export function editing(active: boolean): { 'data-editing'?: '' } {
  return active ? { 'data-editing': '' } : {};
}

/** Whether the focus is in an edit that Escape cancels. Radix receives the key before the edit does. */
export function isEditing(): boolean {
  return document.activeElement?.closest('[data-editing]') != null;
}

/**
 * Leaves an Escape press to the dialog with the focus, instead of the toast that is Radix's topmost layer.
 */
export function passEscapeOn(event: KeyboardEvent): void {
  passedOn.add(event);
}

/** Whether an Escape press was left to the dialog with the focus. */
export function isPassedOn(event: KeyboardEvent): boolean {
  return passedOn.has(event);
}
