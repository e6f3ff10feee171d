import { useState } from 'react';
import { changeOf, type DateChange, type DateDraft, draftFor } from './dateChange.ts';

/** The state of a `DateChangeForm`. */
export interface DateChangeState {
  /** The content of the form. */
  draft: DateDraft;
  /** Changes parts of the content. */
  setDraft: (part: Partial<DateDraft>) => void;
  /** The change that the form describes; undefined while it is incomplete. */
  change: DateChange | undefined;
}

/**
 * Holds the content of a `DateChangeForm`, so that a preview of `change` can be requested.
 * @param photo The photo whose day, clock and zone are filled in first.
 */
export function useDateChange(photo: { time: number; timezone: number | null } | undefined): DateChangeState {
  const [draft, setDraft] = useState(() => draftFor(photo));
  return {
    draft,
    setDraft: (part) => setDraft((before) => ({ ...before, ...part })),
    change: changeOf(draft),
  };
}
