/** The current state, with the states for undo and redo. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

export function createHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** Adds a state. If it is the current state, nothing changes. */
export function push<State>(history: History<State>, present: State): History<State> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present], present, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: rest };
}
