import { useCallback } from 'react';
import { useStored } from '../../../shared/hooks/useStored.ts';

const MOST = 6;

/** Reads stored searches; none where they cannot be read. */
export function readRecent(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The texts that an account has searched last in this browser, the latest first. */
export function useRecentSearches(userId: string) {
  const [recent, store] = useStored(`xiangji.searches.${userId}`, readRecent);
  const add = (text: string) =>
    store(JSON.stringify([text, ...recent.filter((other) => other !== text)].slice(0, MOST)));
  const clear = useCallback(() => store('[]'), [store]);
  return { recent, add, clear };
}
