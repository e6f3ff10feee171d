import { useCallback, useMemo, useState } from 'react';

interface MenuState {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Whether a menu is open, and whether anything of it is made yet. A closed menu costs a page that begins more than its
 * button does, so it is made when it is first needed: opened, or reached by the focus, since keys that come before it
 * stands would not be heard.
 */
export function useLateMenu({ open: given, defaultOpen = false, onOpenChange }: MenuState) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const [isMade, setIsMade] = useState(open);
  if (open && !isMade) setIsMade(true);
  const onChange = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const make = useCallback(() => setIsMade(true), []);
  // The same as long as nothing of it changes: React would look for its readers in all that a menu is about.
  return useMemo(() => ({ open, onChange, isMade, make }), [open, onChange, isMade, make]);
}

export type LateMenu = ReturnType<typeof useLateMenu>;
