/** A dialog as stored in the state of its history entry. */
export interface LayerEntry {
  token: string;
  /** Distinguishes dialogs with the same name, for example of a list and of the viewer above it. */
  scope: string;
  name: string;
  id?: string | undefined;
}

/** Returns the dialogs of a history entry, lowest first. */
export function layersOf(state: unknown): readonly LayerEntry[] {
  return (state as { layers?: LayerEntry[] } | null)?.layers ?? [];
}

/** Maps the open dialogs to whether their entry has been shown yet. A reload closes all of them. */
const openLayers = new Map<string, boolean>();

/** Makes the tokens of this page load different from those of an earlier one. */
const loadedAt = Date.now();
let count = 0;

export function openLayer(layer: Omit<LayerEntry, 'token'>): LayerEntry {
  count += 1;
  const token = `${loadedAt}.${count}`;
  openLayers.set(token, false);
  return { ...layer, token };
}

export function isOpenLayer({ token }: LayerEntry): boolean {
  return openLayers.has(token);
}

/**
 * Records the dialogs of the current entry and closes all others. Returns the number of entries to go back to the last
 * entry whose dialogs are all open.
 */
export function settleLayers(state: unknown): number {
  const layers = layersOf(state);
  const closedAt = layers.findIndex((layer) => !isOpenLayer(layer));
  const open = closedAt < 0 ? layers : layers.slice(0, closedAt);
  const shown = new Set(open.map(({ token }) => token));
  for (const token of shown) openLayers.set(token, true);
  for (const [token, wasShown] of openLayers) if (wasShown && !shown.has(token)) openLayers.delete(token);
  return layers.length - open.length;
}
