import { useState } from 'react';
import { changeOf, type DateChange, type DateDraft, draftFor } from './dateChange.ts';

/** The state of a `DateChangeForm`. */
export interface DateChangeState {
  /** The content of the form. */
  draft: DateDraft;
  /** Changes some fields of the content. */
  setDraft: (part: Partial<DateDraft>) => void;
  /** The change that the form describes; undefined while the form is incomplete. */
  change: DateChange | undefined;
}

/**
 * Holds the content of a `DateChangeForm` outside of it, so that you can request a preview of `change`.
 * @param photo The photo whose day, time and time zone are the initial content.
 */
export function useDateChange(photo: { time: number; timezone: number | null } | undefined): DateChangeState {
  const [draft, setDraft] = useState(() => draftFor(photo));
  return {
    draft,
    setDraft: (part) => setDraft((before) => ({ ...before, ...part })),
    change: changeOf(draft),
  };
}
