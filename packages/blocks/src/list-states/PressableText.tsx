import type { ReactNode } from 'react';
import * as css from './ListStates.css.ts';

export interface PressableTextProps {
  /** Called when the sentence is pressed. */
  onPress: () => void;
  /** The sentence. */
  children: ReactNode;
}

/** A sentence that is a button, for example the title of an empty list. */
export function PressableText({ onPress, children }: PressableTextProps) {
  return (
    <button type="button" className={css.pressable} onClick={onPress}>
      {children}
    </button>
  );
}
