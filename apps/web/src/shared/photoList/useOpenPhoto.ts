import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PhotoAddress } from './photoSource.ts';
import type { Timeline } from './useTimeline.ts';

/** Opens a photo by its index; one that is still loading opens once it has arrived. */
export function useOpenPhoto(
  { getItem, version }: Pick<Timeline, 'getItem' | 'version'>,
  address: PhotoAddress,
  tile: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have loaded the photo
  useEffect(() => {
    const id = wanted === undefined ? undefined : getItem(wanted)?.id;
    if (id === undefined) return;
    setWanted(undefined);
    // Closing goes back, so that the browser's own back button does the same.
    void navigate(address.photo(id), { state: { fromList: true }, preventScrollReset: true });
  }, [wanted, version, getItem, navigate, address]);
  return useCallback(
    (index: number, element: HTMLElement | null) => {
      tile.current = element;
      setWanted(index);
    },
    [tile],
  );
}
