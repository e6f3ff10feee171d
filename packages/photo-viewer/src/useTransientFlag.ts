import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** How long (ms) a note is shown. */
const NOTE_TIME = 3000;

/** A flag that is reset after 3 seconds, for a note that is shown for a moment. */
export function useTransientFlag(): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsOn(false), NOTE_TIME);
    return () => clearTimeout(timer);
  }, [isOn]);
  return [isOn, setIsOn];
}
