import { type ComponentType, useEffect, useState } from 'react';

/** Use without a network can wait for the first screen and its pictures; ms. */
const AFTER_THE_START_MS = 5_000;

/** `OfflineCopies`, whose code is loaded some time after the start. */
export function LateOfflineCopies() {
  const [Copies, setCopies] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { OfflineCopies } = await import('./OfflineCopies.tsx');
      setCopies(() => OfflineCopies);
    };
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_THE_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return Copies && <Copies />;
}
